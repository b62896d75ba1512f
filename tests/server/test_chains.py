"""Several answers as one: what is offered, what it does, and that it is all or nothing."""

import pytest

from messina import Game
from messina.rules.dice import Dice
from messina.rules.overseers import ALL_SQUARES, Activate
from messina.rules.terms import FIRST_BENEFIT, OVERSEER_ANY
from messina.server import messages as wire
from messina.server.views.answers import offered
from tests.e2e.moments import choose
from tests.server.at_the_table import Client, http, keys_of, new_table, people
from tests.table import Table


def test_every_chain_can_be_played_and_changes_what_it_says() -> None:
    """In a whole game: each chain is legal answer by answer, with what is obvious in between."""
    game, dice = Game(3, seed=11), Dice(11)
    game.run_on()
    kinds = set()
    while not game.over:
        player = game.player
        for chain in offered(game.state).chains:
            twin = game.copy()
            for number, code in enumerate([chain.code, *chain.then]):
                if number:
                    twin.run_on()
                assert twin.player == player
                assert code in twin.legal_actions.codes
                twin.take(code)
            kinds.add(chain.verb)
        game.take(choose(game, dice).code)
        game.run_on()
    assert {"go", "boat", "choose", "track", "upgrade", "step", "build"} <= kinds


@pytest.mark.clause("4.3")
def test_the_lieutenant_with_the_cheapest_way_comes_first() -> None:
    table = Table(players=2)
    table.player(0, coin=5)
    table.turn(0)
    table.lieutenant(0, 0, "H1")
    table.lieutenant(0, 1, "H5")
    chains = [chain for chain in offered(table.state).chains if chain.verb == "go"]
    first: dict[str, wire.Choice] = {}
    for chain in chains:
        first.setdefault(chain.argument, chain)
    for chain in chains:
        assert first[chain.argument].changes.get("coin", 0) >= chain.changes.get("coin", 0)
    assert {chain.start for chain in chains if chain.argument == "H2"} == {"H1", "H5"}


@pytest.mark.clause("6.2")
def test_a_fight_is_offered_whole_with_its_cheapest_payment() -> None:
    table = Table(players=2)
    table.cubes("H5", 2)
    table.player(0, fire=1, major=1)
    table.turn(0, place="estate")
    table.play("go H5")
    fights = [chain.fight for chain in offered(table.state).chains if chain.fight is not None]
    found = [(fight.here, len(fight.beside), fight.paid, fight.rats) for fight in fights]
    assert found == [(0, 0, {}, 2), (1, 0, {"fire": 1}, 1), (2, 0, {"fire": 1, "major": 1}, 0)]


@pytest.mark.clause("4.5")
def test_of_lieutenants_that_pay_the_same_the_one_with_the_longest_ways_goes() -> None:
    table = Table(players=2)
    table.turn(0)
    neighbours = [("H5", "H2"), ("H2", "H5")]
    starts = {}
    for first, second in neighbours:
        table.lieutenant(0, 0, first)
        table.lieutenant(0, 1, second)
        chains = [chain for chain in offered(table.state).chains if chain.verb == "go"]
        starts[first] = next(chain.start for chain in chains if chain.argument == "H5")
    assert starts["H5"] == starts["H2"], "whichever of them is the first"


@pytest.mark.clause("9.2")
def test_a_repopulation_is_offered_to_its_end_with_every_party_that_may_leave() -> None:
    """In whole games: with its points, and who leaves."""
    lieutenants = most = 0
    for seed in range(1, 41):
        if seed > 5 and lieutenants > 0 and most > 3:
            break
        game, dice = Game(3, seed=seed), Dice(seed)
        while not game.over:
            wholes = [one for one in offered(game.state).chains if one.leaves]
            for whole in wholes if game.player is not None and game.player >= 0 else []:
                after = game.copy()
                for code in (whole.code, *whole.then):
                    after.take(code)
                    after.run_on()
                assert game.player is not None
                before = game.state.seats[game.player]
                assert after.state.seats[game.player].repopulated == before.repopulated + 1
                assert whole.if_ended != 0
                lieutenants += whole.sends is not None
            assert len({frozenset([*one.leaves, one.sends]) for one in wholes}) == len(wholes)
            most = max(most, len(wholes))
            game.take(choose(game, dice).code)
            game.run_on()
    assert lieutenants > 0
    assert most > 3


@pytest.mark.clause("7.4")
def test_a_square_that_one_step_serves_is_had_with_one_click() -> None:
    table = Table(players=2)
    table.citizen(0, "NU3", "NU4", "CR3", "CR4")
    table.earn(0, OVERSEER_ANY)
    table.action_step(0)
    served = {chain.argument for chain in offered(table.state).chains if chain.verb == "activate"}
    assert served == {"NU3", "NU4", "CR3", "CR4"}


def chained(table: Table) -> list[str]:
    return [chain.text for chain in offered(table.state).chains]


@pytest.mark.clause("8.3")
def test_a_space_further_on_is_paid_for_with_one_click() -> None:
    table = Table(players=2)
    table.player(0, coin=6)
    table.action_step(0)
    further = [chain for chain in offered(table.state).chains if chain.verb == "advance"]
    assert {(chain.argument, chain.space, chain.changes["coin"]) for chain in further} == {
        ("city", 3, -6),
        ("church", 3, -6),
    }
    table.earn(0, table.state.box.registers[0].actions[3].number + FIRST_BENEFIT)  # city / church
    spaces = {
        chain.space for chain in offered(table.state).chains if chain.earned and chain.argument == "city"
    }
    assert spaces == {2, 3, 4}, "an earned step comes before those that are paid"


@pytest.mark.clause("7.6")
def test_a_click_on_somebody_sends_them_to_the_workshop_unless_they_act() -> None:
    table = Table(players=2)
    table.workshop(0, "B1")
    table.citizen(0, "CR1", "CR3", "CR4")
    table.action_step(0)
    assert {text for text in chained(table) if text.startswith("employ")} == {
        "employ B1 > citizen CR1",
        "employ B1 > citizen CR3",
        "employ B1 > citizen CR4",
    }
    table.earn(0, OVERSEER_ANY)
    table.play("use overseer(any)", "overseer craftsman")
    assert [text for text in chained(table) if text.startswith("employ")] == ["employ B1 > citizen CR1"]
    table.workshop(0, "B2")
    assert not [text for text in chained(table) if text.startswith("employ")], "which of them?"


@pytest.mark.clause("5.5")
def test_what_the_hex_brings_is_used_with_the_click_that_takes_it() -> None:
    table = Table(players=2)
    table.lay("H16", "X1")
    table.action_step(0, "H16")
    assert {"action > choose scroll > use scroll > track 1", "action > choose build"} <= set(chained(table))
    table = Table(players=2)
    table.action_step(0, "H6")
    assert "action > use overseer(any) > overseer nun" in chained(table)


@pytest.mark.clause("7.4")
def test_a_click_on_a_track_lets_one_of_those_act_who_bring_a_scroll() -> None:
    table = Table(players=2)
    table.citizen(0, "CR1", "CR5", "NU5", "AR6", "AR1")
    table.action_step(0)
    table.ask(Activate(0, ALL_SQUARES, 3, 0, 0))
    tracks = [text for text in chained(table) if "track" in text]
    assert tracks == [f"activate CR5 > use scroll > track {n}" for n in (1, 2, 3)], "they are all alike"
    table.ask(Activate(0, 0b111111, 1, 0b111111 << 6, 1))
    assert not [text for text in chained(table) if "track" in text], "one of each: whose turn is used up?"


@pytest.mark.clause("5.6")
def test_who_confirms_the_turn_takes_what_the_hex_gives_for_nothing() -> None:
    table = Table(players=2)
    table.action_step(0, "H5")
    assert chained(table)[-1] == "action > end"
    for asks in ("H6", "H1", "SW"):  # an overseer, an upgrade, a slash
        table.action_step(0, asks)
        assert "action > end" not in chained(table)


def playing(address: str) -> tuple[Client, str, list[str]]:
    table = new_table(address, "hotseat", people(2))
    client = Client(address, table["table"]["id"], keys_of(table))
    return client, table["table"]["id"], keys_of(table)


def test_a_chain_is_one_version_and_one_undo(address: str) -> None:
    client, _, _ = playing(address)
    while not client.view["chains"]:
        client.act(client.view["choices"][0])
    before = client.view
    chain = before["chains"][-1]
    assert client.act(chain)["type"] == "done"
    assert client.view["version"] == before["version"] + 1
    assert client.view["steps"] > before["steps"] + len(chain["then"])
    client.command("undo")
    assert client.view["steps"] == before["steps"]
    assert client.view["position"] == before["position"]


def test_answers_that_do_not_fit_together_change_nothing(address: str) -> None:
    client, id, keys = playing(address)
    before = client.view
    answer = client.act({**before["choices"][0], "then": [before["choices"][0]["code"]]})
    assert (answer["type"], answer["reason"]) == ("refused", "not-legal")
    answer = client.act({**before["choices"][0], "then": [1] * 50})
    assert (answer["type"], answer["reason"]) == ("refused", "malformed")
    with http(address) as line:
        view = line.get(
            f"/api/tables/{id}/view", headers={"Authorization": f"Bearer {','.join(keys)}"}
        ).json()
    assert (view["version"], view["steps"]) == (before["version"], before["steps"])


def test_programs_without_a_socket_give_several_answers_too(address: str) -> None:
    client, id, keys = playing(address)
    while not client.view["chains"]:
        client.act(client.view["choices"][0])
    chain, acting = client.view["chains"][-1], client.view["acting"]
    texts = chain["text"].split(" > ")
    command = {"token": keys[acting], "id": "x", "version": client.view["version"], "text": texts[0]}
    with http(address) as line:
        told = line.post(f"/api/tables/{id}/act", json={**command, "then": texts[1:]})
    assert told.status_code == 200
