"""Every question as a sentence. The questions are named after the frames that ask them."""

from collections.abc import Callable, Sequence
from typing import Final

from messina.asking import Question
from messina.rules.actions import STACKS
from messina.rules.state import State
from messina.rules.terms import CHANCE, CLASSES, NOWHERE, UPGRADED
from messina.words import nouns

About = tuple[int, ...]


def ask_action_step(s: State, about: About) -> str:
    return "what else?" if about[0] == NOWHERE else f"what do you do on {nouns.hex_name(s.box, about[0])}?"


def ask_square(s: State, about: About) -> str:
    klass, citizen, healed = about
    state = f"healed {nouns.level(citizen)}" if healed and citizen == UPGRADED else ""
    state = state or ("healed" if healed else "rescued")
    return f"where does the {state} {CLASSES[klass]} go?"


def ask_overseer(s: State, about: About) -> str:
    upgrades, advances, skip = about
    deeds = ["is upgraded"] * upgrades + ["advances"] * advances
    return f"which overseer {nouns.series(deeds)}?" + (" A step may be skipped." if skip else "")


def ask_activation(s: State, about: About) -> str:
    _, near_left, _, far_left = about
    return f"whom do you activate? (up to {near_left + far_left})"


def ask_fight(s: State, about: About) -> str:
    cubes = nouns.count(s.cubes[about[0]], "plague cube", "plague cubes")
    return f"do you burn a cube on {nouns.hex_name(s.box, about[0])} ({cubes}), and with what?"


def ask_citizen(s: State, about: About) -> str:
    klass, upgraded = about
    return f"which {'upgraded ' if upgraded else ''}{CLASSES[klass]} goes back to the city?"


def ask_bundle(s: State, about: About) -> str:
    return f"which one: {nouns.benefit(s.box.benefits[about[0]].text)}?"


QUESTIONS: Final[dict[str, Callable[[State, About], str]]] = {
    "ChooseLieutenant": lambda s, about: "which lieutenant takes this turn?",
    "ChooseDestination": lambda s, about: (
        f"where does the lieutenant on {nouns.place_name(s.box, about[0])} go?"
    ),
    "Rescue": lambda s, about: f"whom do you rescue first on {nouns.hex_name(s.box, about[0])}?",
    "PlaceInCabin": lambda s, about: f"which cabin takes the {CLASSES[about[0]]}?",
    "ChooseBoat": lambda s, about: f"which boat at {nouns.dock_name(about[0])}?",
    "ActionStep": ask_action_step,
    "PickWorker": lambda s, about: f"who moves into workshop {s.box.workshops[about[0]].id}?",
    "PlaceInSector": ask_square,
    "ChooseBundle": ask_bundle,
    "PickScroll": lambda s, about: "which scroll marker advances?",
    "PickUpgrade": lambda s, about: "which citizen is upgraded?",
    "PickOverseer": ask_overseer,
    "PickStep": lambda s, about: f"where does the {CLASSES[about[0]]} overseer step?",
    "Activate": ask_activation,
    "PickHexAction": lambda s, about: "the action of which hex?",
    "Build": lambda s, about: "what do you build from the new offer?" if about[0] else "what do you build?",
    "PickCabin": lambda s, about: f"which cabin gets {nouns.tile_name(s.box, about[0])}?",
    "PayCycling": lambda s, about: f"what do you pay to turn over the {STACKS[about[0]]}?",
    "Fight": ask_fight,
    "AlsoRemove": lambda s, about: "which cube does the major fire take as well?",
    "FightBoat": lambda s, about: "do you burn the plague of the boat, and with what?",
    "EmployFirst": lambda s, about: "does anybody move to a workshop before production?",
    "ProduceNext": lambda s, about: "who produces next?",
    "HealNext": lambda s, about: "who leaves quarantine next?",
    "EndTurn": lambda s, about: "does anybody move to a workshop before the turn ends?",
    "GiveCitizen": ask_citizen,
    "GiveLieutenant": lambda s, about: "which lieutenant do you give up for good?",
    "DealOrder": lambda s, about: f"who plays {nouns.ORDINALS[about[0]]}?",
    "DealEstate": lambda s, about: f"which estate does seat {about[0] + 1} get?",
    "DealScrollBoard": lambda s, about: f"which scroll board does seat {about[0] + 1} get?",
    "MixCity": lambda s, about: "which hex of class B lies in the city?",
    "LayHex": lambda s, about: f"which hex lies at {s.layout.names[about[0]]}?",
    "SpinWheel": lambda s, about: "where does the wheel start?",
    "Reveal": lambda s, about: "which tile is turned up?",
    "DrawDock": lambda s, about: "which docking tile is drawn?",
    "DrawBoat": lambda s, about: f"which boat comes to {nouns.dock_name(about[0])}?",
    "DrawHex": lambda s, about: "which hex joins the city?",
    "RevealSoloTile": lambda s, about: "which solo tile is revealed?",
    "TakeNearestBoat": lambda s, about: "which boat does the opponent take?",
}


def ask(question: Question, state: State, names: Sequence[str]) -> str:
    """The question as one sentence, addressed to whom it asks."""
    asked = QUESTIONS[question.name](state, question.about)
    addressed = "Chance" if question.player == CHANCE else names[question.player]
    return f"{addressed}, {asked}"
