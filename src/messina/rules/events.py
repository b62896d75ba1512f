"""What happened, as typed records: enough for the log, the animation and the statistics.

A position that keeps a story (`State.events`) notes every change in it as one of these. Players are
seats (0 to 3), `OPPONENT` is the virtual one of solo games; hexes, places, tiles and holders are
numbered as in `terms`.
"""

from typing import Final, NamedTuple

OPPONENT: Final = 4


class RoundBegan(NamedTuple):
    round: int


class OrderChanged(NamedTuple):
    """`position` 0 plays first."""

    player: int
    position: int


class BoardDealt(NamedTuple):
    """An advanced estate (`kind` 0) or scroll board (`kind` 1)."""

    player: int
    kind: int
    board: int


class HexLaid(NamedTuple):
    hex: int
    cell: int


class TileRevealed(NamedTuple):
    """A tile of the offer turns face up on one of the eight stacks."""

    tile: int
    stack: int


class WorkshopsReplaced(NamedTuple):
    """3.4: era II begins."""

    round: int


class DockDrawn(NamedTuple):
    dock: int


class BoatArrived(NamedTuple):
    boat: int
    dock: int
    cube: int


class WheelTurned(NamedTuple):
    position: int


class CubePlaced(NamedTuple):
    hex: int


class PlagueHeld(NamedTuple):
    """3.6: the supply could not serve all hexes, so none got a cube."""

    needed: int
    supply: int


class CitizenAppeared(NamedTuple):
    hex: int
    klass: int


class CitizenLost(NamedTuple):
    """3.1: a citizen is removed from a plagued hex at the start of a round."""

    hex: int
    klass: int


class LieutenantsLaid(NamedTuple):
    """3.1: every lieutenant of the player lies down unused."""

    player: int


class LieutenantMoved(NamedTuple):
    player: int
    start: int
    place: int
    coins: int


class LieutenantRecalled(NamedTuple):
    player: int
    start: int


class LieutenantGained(NamedTuple):
    player: int


class LieutenantGivenUp(NamedTuple):
    player: int
    place: int


class CitizenRescued(NamedTuple):
    player: int
    hex: int
    klass: int


class CitizenPlaced(NamedTuple):
    """Somebody arrives on a square or in a cabin or workshop."""

    player: int
    klass: int
    holder: int


class CitizenDiscarded(NamedTuple):
    player: int
    klass: int


class CitizenMoved(NamedTuple):
    """7.6: from a square to a workshop."""

    player: int
    square: int
    holder: int


class CitizenLeft(NamedTuple):
    """10.2: somebody leaves quarantine healed."""

    player: int
    cabin: int
    klass: int


class CitizenUpgraded(NamedTuple):
    player: int
    holder: int


class CitizenActivated(NamedTuple):
    player: int
    square: int


class CitizenGivenUp(NamedTuple):
    player: int
    holder: int


class CubeBurned(NamedTuple):
    """`place` is a hex, or the dock whose boat it was."""

    player: int
    place: int


class CubeDiscarded(NamedTuple):
    """4.7: the cube of a boat that nobody fought."""

    player: int
    dock: int


class RatsGained(NamedTuple):
    player: int
    rats: int
    place: int


class TokensGained(NamedTuple):
    player: int
    token: int
    amount: int


class TokensSpent(NamedTuple):
    player: int
    token: int
    amount: int


class PointsScored(NamedTuple):
    """`source` is one of terms.SOURCES; `points` may be negative."""

    player: int
    points: int
    source: int


class RegisterAdvanced(NamedTuple):
    player: int
    register: int
    space: int


class RegisterFellBack(NamedTuple):
    """10.3: rats move the popularity counter back."""

    player: int
    register: int
    space: int


class OpportunityEarned(NamedTuple):
    player: int
    opportunity: int


class OpportunityUsed(NamedTuple):
    player: int
    opportunity: int


class OpportunityLost(NamedTuple):
    """8.4: earned and not used at the end of the turn."""

    player: int
    opportunity: int


class HexActionTaken(NamedTuple):
    player: int
    hex: int


class ScrollAdvanced(NamedTuple):
    player: int
    track: int
    level: int


class OverseerAdvanced(NamedTuple):
    player: int
    klass: int
    step: int
    branch: int


class OverseerUpgraded(NamedTuple):
    player: int
    klass: int


class OfferCycled(NamedTuple):
    """`stacks` 0: improvements, 1: workshops."""

    player: int
    stacks: int


class Built(NamedTuple):
    player: int
    tile: int


class ImprovementPlaced(NamedTuple):
    player: int
    tile: int
    cabin: int


class BoatTaken(NamedTuple):
    player: int
    boat: int
    dock: int


class HexRepopulated(NamedTuple):
    player: int
    hex: int


class RewardGained(NamedTuple):
    """7.9: an era-II workshop pays its reward, once."""

    player: int
    workshop: int


class Produced(NamedTuple):
    player: int
    holder: int


class QuarantineMoved(NamedTuple):
    """10.2: a citizen moves from space I to space II."""

    player: int
    cabin: int


class SoloTileRevealed(NamedTuple):
    tile: int
    fits: int


class OpponentMoved(NamedTuple):
    hex: int


class OpponentRemovedCitizen(NamedTuple):
    hex: int
    klass: int


class OpponentTook(NamedTuple):
    """A built tile from the offer."""

    tile: int


class TurnEnded(NamedTuple):
    player: int


class RoundEnded(NamedTuple):
    round: int


class GameEnded(NamedTuple):
    rounds: int


Event = (
    RoundBegan
    | OrderChanged
    | BoardDealt
    | HexLaid
    | TileRevealed
    | WorkshopsReplaced
    | DockDrawn
    | BoatArrived
    | WheelTurned
    | CubePlaced
    | PlagueHeld
    | CitizenAppeared
    | CitizenLost
    | LieutenantsLaid
    | LieutenantMoved
    | LieutenantRecalled
    | LieutenantGained
    | LieutenantGivenUp
    | CitizenRescued
    | CitizenPlaced
    | CitizenDiscarded
    | CitizenMoved
    | CitizenLeft
    | CitizenUpgraded
    | CitizenActivated
    | CitizenGivenUp
    | CubeBurned
    | CubeDiscarded
    | RatsGained
    | TokensGained
    | TokensSpent
    | PointsScored
    | RegisterAdvanced
    | RegisterFellBack
    | OpportunityEarned
    | OpportunityUsed
    | OpportunityLost
    | HexActionTaken
    | ScrollAdvanced
    | OverseerAdvanced
    | OverseerUpgraded
    | OfferCycled
    | Built
    | ImprovementPlaced
    | BoatTaken
    | HexRepopulated
    | RewardGained
    | Produced
    | QuarantineMoved
    | SoloTileRevealed
    | OpponentMoved
    | OpponentRemovedCitizen
    | OpponentTook
    | TurnEnded
    | RoundEnded
    | GameEnded
)
