"""Questions and answers as phrases. Questions are named after the frames that ask them."""

from collections.abc import Callable
from typing import Any, Final

from messina.game.question import legal_codes
from messina.notation.actions import argument_text
from messina.rules import actions as a
from messina.rules.actions import STRIDE, WORDS
from messina.rules.box import SCROLL_KINDS
from messina.rules.overseers import Activate
from messina.rules.player import Player
from messina.rules.repopulation import can_repopulate
from messina.rules.state import Frame, State
from messina.rules.terms import CHANCE, CLASSES, FIRST_DOCK, NOWHERE, SQUARE_NAMES
from messina.rules.turn import ActionStep
from messina.words.event_phrases import kebab
from messina.words.pack_names import (
    PackNames,
    action,
    citizen,
    class_of_square,
    pack_names_of,
    square,
)
from messina.words.phrases import Arguments, Phrase, counted, verbatim


def yes_no(value: object) -> str:
    return "yes" if value else "no"


# Questions.


def question(s: State) -> Phrase:
    """Phrase the question for the player who is asked; `.other` of the message is for the others."""
    if not s.frames:
        return Phrase("ask-over")
    frame = s.frames[-1]
    if frame.player == CHANCE:
        return Phrase("ask-chance")
    return Phrase(f"ask-{kebab(type(frame).__name__)}", about(s, frame))


def about(s: State, frame: Any) -> Arguments:
    """Return the arguments for a question's message: what its frame holds, in words."""
    pack_names, player = pack_names_of(s.box), s.seats[frame.player]
    hex, dock = getattr(frame, "hex", NOWHERE), getattr(frame, "dock", NOWHERE)
    args: Arguments = {
        "cost": s.box.rounds[s.round - 1].fire,
        "healed": yes_no(getattr(frame, "healed", 0)),
        "open": what_is_open(s, player, hex),
        "upgraded": yes_no(getattr(frame, "upgraded", 0)),
        "cycled": yes_no(getattr(frame, "cycled", 0)),
        "kind": kind_of_overseer_question(frame),
        "n": frame.near_left + frame.far_left if isinstance(frame, Activate) else 0,
    }
    place = hex if hex != NOWHERE else dock
    if place != NOWHERE:
        args["place"] = pack_names.place(s.box.place_names[place])
    klass = getattr(frame, "klass", None)
    if hasattr(frame, "workshop"):
        klass = s.box.workshops[frame.workshop].klass
    if klass is not None:
        args |= citizen(CLASSES[klass])
    if hasattr(frame, "benefit"):
        args["options"] = action(s.box.benefits[frame.benefit].text)
    return args


def what_is_open(s: State, player: Player, hex: int) -> str:
    """5.5: name what is open: the hex's action and repopulating it, the action alone, neither, or `end`."""
    if hex == NOWHERE or hex >= FIRST_DOCK:
        is_taken = isinstance(s.frames[-1], ActionStep) and not any(
            code // STRIDE == a.USE for code in legal_codes(s)
        )
        return "end" if is_taken else "no"
    return "yes" if can_repopulate(s, player, hex) else "action"


def kind_of_overseer_question(frame: Frame) -> str:
    if not getattr(frame, "upgrades", 0):
        return "advance"
    return "both" if getattr(frame, "advances", 0) else "upgrade"


# Answers.


def answer(s: State, code: int) -> Phrase:
    """Phrase one legal answer, complete in itself."""
    verb = code // STRIDE
    describe = ANSWERS.get(verb)
    text = argument_text(s.box, code)
    return describe(s, pack_names_of(s.box), text) if describe else Phrase(f"choice-{WORDS[verb]}")


Describe = Callable[[State, PackNames, str], Phrase]


def asked_about(s: State, name: str) -> int:
    number: int = getattr(s.frames[-1], name, NOWHERE)
    return number


def with_place(id: str) -> Describe:
    return lambda s, pack_names, name: Phrase(id, {"place": pack_names.place(name)})


def with_holder(id: str) -> Describe:
    return lambda s, pack_names, name: Phrase(id, {"holder": pack_names.holder(name)})


def with_tile(id: str) -> Describe:
    return lambda s, pack_names, name: Phrase(id, {"tile": pack_names.tile(name)})


def with_number(id: str) -> Describe:
    return lambda s, pack_names, name: Phrase(id, {"number": int(name)})


def with_action(id: str) -> Describe:
    return lambda s, pack_names, text: Phrase(id, {"what": action(text)})


def lieutenant(s: State, pack_names: PackNames, place: str) -> Phrase:
    if place == "estate":
        return Phrase("choice-lieutenant-estate")
    return Phrase("choice-lieutenant", {"place": pack_names.place(place)})


def destination(s: State, pack_names: PackNames, place: str) -> Phrase:
    stays = s.box.place_names.index(place) == asked_about(s, "start")
    return Phrase("choice-stay" if stays else "choice-go", {"place": pack_names.place(place)})


def rescue(s: State, pack_names: PackNames, klass: str) -> Phrase:
    return Phrase("choice-rescue", citizen(klass) | {"icon": verbatim(f"<{klass}>")})


def citizen_on(s: State, pack_names: PackNames, name: str) -> Phrase:
    return Phrase("choice-citizen", citizen(class_of_square(name)) | {"square": square(name)})


def payment(s: State, pack_names: PackNames, name: str) -> Phrase:
    return Phrase("choice-burn", {"what": Phrase(f"payment-{name.replace('+', '-')}")})


def hex_action(s: State, pack_names: PackNames, text: str) -> Phrase:
    return Phrase("choice-action", {"what": action(s.box.hexes[asked_about(s, "hex")].action.text)})


def paid_advance(s: State, pack_names: PackNames, register: str) -> Phrase:
    return Phrase(f"choice-advance-{register}", {"n": s.seats[s.frames[-1].player].had})


DONE: Final = {
    "Fight": "choice-done-fight",
    "FightBoat": "choice-done-boat",
    "AlsoRemove": "choice-done-also",
    "Activate": "choice-done-activate",
    "Build": "choice-done-build",
    "EmployFirst": "choice-done-employ",
}
"""What `done` means, by the question."""


def done(s: State, pack_names: PackNames, text: str) -> Phrase:
    hex = asked_about(s, "hex")
    cubes = s.cubes[hex] if 0 <= hex < FIRST_DOCK else 0
    return Phrase(DONE.get(type(s.frames[-1]).__name__, "choice-done"), {"n": cubes})


def track(s: State, pack_names: PackNames, number: str) -> Phrase:
    board = s.seats[s.frames[-1].player].scroll_board
    kind = SCROLL_KINDS[board.tracks[int(number) - 1].kind]
    return Phrase("choice-track", {"track": Phrase(f"track-{kind}")})


def step(s: State, pack_names: PackNames, text: str) -> Phrase:
    number, _, branch = text.partition(" ")
    return Phrase("choice-step", {"step": int(number), "branch": branch or "common"})


def activation(s: State, pack_names: PackNames, name: str) -> Phrase:
    printed = s.seats[s.frames[-1].player].estate.actions[SQUARE_NAMES.index(name)]
    return Phrase("choice-activate", {"square": square(name), "what": action(printed.text)})


def any_hex(s: State, pack_names: PackNames, place: str) -> Phrase:
    printed = s.box.hexes[s.box.place_names.index(place)]
    return Phrase("choice-hex", {"place": pack_names.place(place), "what": action(printed.action.text)})


ANSWERS: Final[dict[int, Describe]] = {
    a.LIEUTENANT_AT: lieutenant,
    a.GO: destination,
    a.TAKE_BOAT: lambda s, pack_names, boat: Phrase("choice-boat", {"what": pack_names.boat(boat)}),
    a.RESCUE: rescue,
    a.CABIN: with_number("choice-cabin"),
    a.HEAL: with_number("choice-heal"),
    a.SQUARE: lambda s, pack_names, name: Phrase("choice-square", {"square": square(name)}),
    a.EMPLOY: with_tile("choice-employ"),
    a.CITIZEN: citizen_on,
    a.PRODUCE: with_holder("choice-produce"),
    a.UPGRADE_ONE: with_holder("choice-upgrade"),
    a.GIVE: with_holder("choice-give"),
    a.BURN: payment,
    a.ALSO: with_place("choice-also"),
    a.ACTION: hex_action,
    a.USE: with_action("choice-use"),
    a.ADVANCE: paid_advance,
    a.DONE: done,
    a.CHOOSE: with_action("choice-choose"),
    a.TRACK: track,
    a.OVERSEER: lambda s, pack_names, klass: Phrase("choice-overseer", citizen(klass)),
    a.STEP: step,
    a.ACTIVATE_ONE: activation,
    a.HEX_ACTION: any_hex,
    a.CYCLE: lambda s, pack_names, stacks: Phrase(f"choice-cycle-{stacks}"),
    a.PAY: lambda s, pack_names, token: Phrase("choice-pay", {"what": counted(token, 1)}),
    a.BUILD_TILE: with_tile("choice-build"),
    a.SEND: with_place("choice-send"),
}
"""How each verb is said with its argument; the others say themselves."""
