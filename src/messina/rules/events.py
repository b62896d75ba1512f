"""What happened, as typed records: every change of everything that lies on the table.

A position that keeps a story (`State.events`) notes each change in it as one of these, so whoever hears all
of them knows the next position; only what is asked next is no event. Players are seats (0 to 3), `OPPONENT`
is the virtual one of solo games; hexes, places, tiles and holders are numbered as in `terms`. A `rank` is
the seat's place among the counters of a track, 0 being ahead of all others (8.2).
"""

from typing import Final, NamedTuple

OPPONENT: Final = 4


class RoundBegan(NamedTuple):
    round: int


class OrderDealt(NamedTuple):
    """2.9: the first play order; the counters are stacked on every track, the last player's on top."""

    player: int
    position: int


class OrderChanged(NamedTuple):
    """`position` 0 plays first."""

    player: int
    position: int


class BoardDealt(NamedTuple):
    """An advanced estate (`kind` 0) or scroll board (`kind` 1)."""

    player: int
    kind: int
    board: int


class HexStackMade(NamedTuple):
    """2.1, 2.2: which hexes are mixed for the city, and then for the stack, as bits."""

    hexes: int


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


class DocksShuffled(NamedTuple):
    """2.3: all docking tiles, used up, are a stack again."""

    tiles: int


class BoatArrived(NamedTuple):
    """`space` counts through the spaces of all docks, from 0."""

    boat: int
    dock: int
    space: int
    cube: int


class BoatLeft(NamedTuple):
    """A boat leaves its space, its cube with it: whoever takes it still has to fight that."""

    boat: int
    dock: int
    space: int


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
    """3.1: every lieutenant of the player lies down unused, and the wagons are usable again.

    The opponent's figures leave the city.
    """

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
    upgraded: int


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


class SquareSpent(NamedTuple):
    """11.2: a single-use square has been activated."""

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
    rank: int


class RegisterAdvanced(NamedTuple):
    """The opponent has no rank."""

    player: int
    register: int
    space: int
    rank: int


class RegisterFellBack(NamedTuple):
    """10.3: rats move the popularity counter back."""

    player: int
    register: int
    space: int
    rank: int


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


class WagonUsed(NamedTuple):
    """9.2: it serves one repopulation a round."""

    player: int
    tile: int


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


class OpponentReady(NamedTuple):
    """12.2, 12.4: the opponent's figures of the round; the solo tiles are a whole stack again."""

    figures: int


class OpponentTurn(NamedTuple):
    """12.2: the opponent takes a turn, and so many figures are left after it."""

    figures: int


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
    | OrderDealt
    | OrderChanged
    | BoardDealt
    | HexStackMade
    | HexLaid
    | TileRevealed
    | WorkshopsReplaced
    | DockDrawn
    | DocksShuffled
    | BoatArrived
    | BoatLeft
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
    | SquareSpent
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
    | WagonUsed
    | HexRepopulated
    | RewardGained
    | Produced
    | QuarantineMoved
    | OpponentReady
    | OpponentTurn
    | SoloTileRevealed
    | OpponentMoved
    | OpponentRemovedCitizen
    | OpponentTook
    | TurnEnded
    | RoundEnded
    | GameEnded
)
