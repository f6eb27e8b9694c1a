"""A bot as a program of its own: it plays at random, but never passes or declines where it can do something."""

import json
import random
import sys


def choose(view: dict, options: list[str], dice: random.Random) -> str:
    """Here goes the thinking. `view` is all that this seat sees; `options` are the legal answers, in notation."""
    active = [option for option in options if option not in ("pass", "no")]
    return dice.choice(active or options)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "ask":
            option = choose(message["view"], message["options"], random.Random(message["seed"]))
            print(json.dumps({"id": message["id"], "option": option}), flush=True)
        elif message["type"] == "bye":
            break


if __name__ == "__main__":
    main()
