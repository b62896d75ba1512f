"""The heart: who decides, what is legal, and what an answer does.

`legal` and `apply` are the whole interface to the frames. `apply` trusts its caller: it is meant for
codes that `legal` offered. Callers with foreign input go through `messina.game.driver`.
"""

from mypy_extensions import i64

from messina.rules.actions import ADVANCE, EMPLOY, STRIDE, USE
from messina.rules.opportunities import collect_plain, offer_opportunities, use
from messina.rules.registers import paid_advance
from messina.rules.state import ANY_CLASS, OPEN, Offer, State
from messina.rules.terms import NOBODY
from messina.rules.workshops import PickWorker, offer_employment


def decider(s: State) -> i64:
    """The seat that is asked, CHANCE, or NOBODY when the game is over."""
    return s.frames[-1].player if s.frames else NOBODY


def legal(s: State, offer: Offer) -> None:
    """Fill the offer with every legal answer to the present question."""
    offer.count = 0
    if not s.frames:
        return
    frame = s.frames[-1]
    frame.offer(s, offer)
    interludes = frame.interludes()
    if interludes != 0:
        player = s.seats[frame.player]
        if len(player.workshops) > 0:
            offer_employment(s, player, interludes & ANY_CLASS, offer)
        if s.in_action_step and interludes & OPEN != 0:
            offer_opportunities(s, player, offer)


def apply(s: State, code: i64) -> None:
    """Do one legal answer and everything that follows from it without a question."""
    verb = code // STRIDE
    argument = code % STRIDE
    if verb == USE or verb == ADVANCE or verb == EMPLOY:
        interlude(s, verb, argument)
    else:
        s.frames.pop().choose(s, verb, argument)
    settle(s)


def interlude(s: State, verb: i64, argument: i64) -> None:
    """5.5, 7.6: something done in between; the question that was open is asked again after it."""
    player = s.seats[s.frames[-1].player]
    if verb == USE:
        use(s, player, argument)
    elif verb == ADVANCE:
        paid_advance(s, player, argument)
    else:
        s.push(PickWorker(player.seat, argument))


def settle(s: State) -> None:
    """Run steps until somebody is asked or the game is over."""
    while s.frames and s.frames[-1].player == NOBODY:
        s.frames.pop().run(s)
    if s.in_action_step:
        frame = s.frames[-1]
        if frame.player >= 0 and frame.interludes() & OPEN != 0:
            collect_plain(s, s.seats[frame.player])
