"""A program that plays, and the ways in which it can fail to: `program.py MODE`."""

import json
import sys
import time

mode = sys.argv[1]
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        assert message["protocol"] == 2
        continue
    if message["type"] == "bye":
        if mode == "stays":
            time.sleep(60)
        break
    number, option = message["id"], message["options"][0]
    if mode == "late":
        time.sleep(60)
    elif mode == "late once" and number == 1:
        time.sleep(0.4)
    elif mode == "dies" or (mode == "dies once" and number == 1) or (mode == "dies later" and number > 1):
        sys.exit(3)
    answer = {
        "garbage": "Hm, let me see.",
        "garbage bytes": b"\xff\xfe{}".decode("latin-1"),
        "no answer": json.dumps({"id": number}),
        "protocol 1": json.dumps({"id": number, "choice": option}),
        "wrong type": json.dumps({"id": number, "option": 7}),
        "illegal": json.dumps({"id": number, "option": "castle a1"}),
        "wrong id": json.dumps({"id": number + 5, "option": option}),
        "long": json.dumps({"id": number, "option": option * 2_000_000}),
        "ranked": json.dumps({"id": number, "option": option, "ranked": [{"option": option, "win": 0.6, "visits": 9}]}),
    }.get(mode, json.dumps({"id": number, "option": option, "more": "is not read"}))
    print(answer, flush=True)
