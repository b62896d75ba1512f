"""Every action in one table: its text, its code and its place, both ways; the table knows no other."""

import pytest

from messina import Game, load_pack
from messina.errors import IllegalAction, UnknownAction
from messina.notation.actions import ARGUMENTS, action_table, action_text, argument_text, is_action_text
from messina.rules.actions import SEAT, STRIDE, WORDS
from messina.rules.dice import Dice
from tests.eager import choose_eagerly
from tests.table import printed_with
from tests.test_conformance import VARIANTS, Variant

BOX = load_pack()
TABLE = action_table(BOX)


def test_the_index_is_dense_and_no_action_stands_in_the_table_twice() -> None:
    assert len(set(TABLE.codes)) == len(TABLE.codes)
    assert TABLE.index == {code: index for index, code in enumerate(TABLE.codes)}
    assert sorted(TABLE.index.values()) == list(range(len(TABLE.codes)))


def test_the_table_is_in_the_order_of_codes_and_players_come_before_chance() -> None:
    assert TABLE.codes == sorted(TABLE.codes)
    assert 0 < TABLE.decisions < len(TABLE.codes)
    assert TABLE.codes[TABLE.decisions] // STRIDE == SEAT
    assert TABLE.codes[TABLE.decisions - 1] // STRIDE == SEAT - 1


def test_every_verb_has_actions() -> None:
    assert {code // STRIDE for code in TABLE.codes} == set(ARGUMENTS) == set(range(1, len(WORDS)))


def test_a_text_leads_to_its_codes_and_back() -> None:
    for code in TABLE.codes:
        text = action_text(BOX, code)
        assert code in TABLE.by_text[text.lower()]
        assert is_action_text(BOX, text)
        assert text == f"{WORDS[code // STRIDE]} {argument_text(BOX, code)}".rstrip()
    for text, codes in TABLE.by_text.items():
        assert {action_text(BOX, code).lower() for code in codes} == {text}
    assert sum(map(len, TABLE.by_text.values())) == len(TABLE.codes)


def test_only_an_alternative_printed_more_than_once_shares_its_text() -> None:
    shared = [text for text, codes in TABLE.by_text.items() if len(codes) > 1]
    assert shared
    assert {text.split()[0] for text in shared} == {"choose"}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_legal_action_of_random_games_is_in_the_table(variant: Variant) -> None:
    for eager in (False, True):
        check_game(Game(pack=BOX, **variant._asdict()), Dice(VARIANTS.index(variant)), eager)


def check_game(game: Game, dice: Dice, eager: bool) -> None:
    """Without a seed chance's outcomes are among the legal actions, too."""
    while not game.over:
        actions = list(game.legal_actions)
        assert len({TABLE.index[action.code] for action in actions}) == len(actions)
        assert all(action.code in TABLE.by_text[action.text.lower()] for action in actions)
        game.play(choose_eagerly(game, dice) if eager else actions[dice.below(len(actions))])


@pytest.mark.parametrize(
    "text",
    [
        "cabin 999",
        "cabin 0",
        "cabin 5",
        "cabin",
        "cabin 1 2",
        "cabin  1",
        " cabin 1",
        "go H99",
        "go estate",
        "lieutenant X1",
        "recall now",
        "step 1 left",
        "step 2",
        "step 9 right",
        "give cabin-1",
        "produce CR1",
        "use lieutenant",
        "advance popularity",
        "seat 5",
        "docking dock-up",
        "nonsense",
        "",
    ],
)
def test_what_only_looks_like_an_action_is_none(text: str) -> None:
    assert not is_action_text(BOX, text)


@pytest.mark.parametrize(
    "text", ["cabin 4", "CABIN 4", "go H1", "step 1", "step 2 left", "recall", "use build", "produce cabin-1"]
)
def test_what_could_be_done_at_some_time_is_an_action(text: str) -> None:
    assert is_action_text(BOX, text)


def test_a_player_hears_whether_it_is_no_action_or_only_not_legal_now() -> None:
    game = Game(2, seed=1)
    with pytest.raises(IllegalAction, match="'cabin 4' is not legal now"):
        game.play("cabin 4")
    with pytest.raises(UnknownAction, match="'cabin 999' is no action"):
        game.play("cabin 999")


def test_another_pack_has_a_table_of_its_own() -> None:
    assert is_action_text(BOX, "boat T5")
    assert not is_action_text(BOX, "boat T50")
    box = printed_with({"boats T5": {"id": "T50"}})
    assert is_action_text(box, "boat T50")
    assert not is_action_text(box, "boat T5")
    assert action_table(box).codes == TABLE.codes
