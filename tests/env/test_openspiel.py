"""OpenSpiel's own random simulation, with serialisation; it needs pyspiel, which is no dependency."""

import pytest

from tests.extras import extra

pyspiel = extra("pyspiel")

import messina.env.openspiel  # noqa: E402, F401  (registers the game)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_openspiel_finds_nothing_wrong(players: int) -> None:
    game = pyspiel.load_game("messina_1347", {"players": players})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
