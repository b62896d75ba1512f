"""A bot as a program of its own: JSON lines in, JSON lines out, nothing of messina imported.

    messina arena --bots "program:python3 examples/json_bot.py,random" --games 20

Each line it reads is one decision: {"seat": 0, "seed": 7, "position": "...", "actions": ["go H1", ...]}.
Each line it writes is the answer: {"action": "go H1"}. Anything else belongs on standard error.
"""

import json
import random
import sys
from typing import Any

RELUCTANT = ("recall", "discard", "end", "done")
"""First words of actions that are taken only when there is nothing else."""


def read_fields(position: str) -> dict[str, dict[str, str]]:
    """The lines of a position that list things by place: `cubes H2=1 H6=1`."""
    fields = {}
    for line in position.splitlines():
        name, *entries = line.split(" ")
        fields[name] = dict(entry.split("=", 1) for entry in entries if "=" in entry)
    return fields


def value(action: str, fields: dict[str, dict[str, str]]) -> int:
    """Go where people wait and no plague is; elsewhere do rather something than nothing."""
    verb, _, argument = action.partition(" ")
    if verb == "go":
        waiting = sum(int(n) for place, n in fields["citizens"].items() if place.startswith(f"{argument}."))
        return 3 + 2 * waiting - 3 * int(fields["cubes"].get(argument, 0))
    if verb == "repopulate":
        return 9
    return 0 if verb in RELUCTANT else 2


def answer(question: dict[str, Any], luck: random.Random) -> str:
    actions: list[str] = question["actions"]
    fields = read_fields(question["position"])
    values = {action: value(action, fields) for action in actions}
    best = max(values.values())
    return luck.choice([action for action in actions if values[action] == best])


def main() -> None:
    luck = None
    for line in sys.stdin:
        question = json.loads(line)
        luck = luck or random.Random(question["seed"])
        print(json.dumps({"action": answer(question, luck)}), flush=True)


if __name__ == "__main__":
    main()
