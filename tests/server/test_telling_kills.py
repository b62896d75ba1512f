"""A crash neither loses nor doubles what people are told."""

from pathlib import Path

from tests.server.killing import kills


def test_kill_9_between_a_move_and_its_messages_leaves_exactly_one_of_each(tmp_path: Path) -> None:
    """`benchmarks/telling.py` does it 100 times."""
    arrived = kills(tmp_path, 10, within=0.6)
    assert arrived.wrong == 0
    assert len(arrived.messages) == 3 * arrived.turns
