"""A table on somebody's own device, driven as the browser drives it: whatever is told was handed out to be stored."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from artel.bots import Clock
from artel.bots.ismcts import Master
from artel.games import GAMES
from artel.games import game as game_named
from artel.kernel.record import Record
from artel.puzzles import puzzles
from artel.records import verify
from artel.review import ReviewSettings, reviewed
from artel.session import browser
from artel.session.advice import position
from artel.session.steps import PlayStep
from played import played_with

RECORD = Path(__file__).parents[1] / "golden" / "zodchie" / "base-2p.json"
BRIEF = 0.01
"""Of the effort of a quick review."""
SECRET = base64.b64encode(bytes(range(32))).decode()


class Device:
    """What a browser keeps: the row and the steps of one table."""

    def __init__(self, game: str, seats: list[str | None], language: str = "en", **more: Any) -> None:
        self.language = language
        opening = json.dumps({"game": game, "seats": seats, "names": [f"P{at}" for at in range(len(seats))], **more})
        self.keep(self.call("open_table", "local-test", SECRET, opening))
        self.keep(self.call("start_table", self.row, "00" * 16))
        self.steps = self.taken
        assert self.call("load", self.row, self.steps)

    row = steps = taken = ""

    def keep(self, kept: dict[str, Any]) -> None:
        self.row, self.taken = json.dumps(kept["row"]), json.dumps(kept["steps"])

    def answer(self, name: str, *args: str) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(browser.do(name, self.language, *args))
        return found

    def call(self, name: str, *args: str) -> Any:
        found = self.answer(name, *args)
        assert "problem" not in found, found
        return found["done"]

    def heard(self, name: str, *args: str) -> dict[str, Any]:
        found: dict[str, Any] = self.call(name, "local-test", *args)
        self.steps = json.dumps([*json.loads(self.steps), *found["steps"]])
        if found["row"]:
            self.row = json.dumps(found["row"])
        return found

    def say(self, eyes: int, **message: Any) -> dict[str, Any]:
        return self.heard("hear", str(eyes), json.dumps(message))

    def hello(self, eyes: int) -> dict[str, Any]:
        heard = self.say(eyes, type="hello", table="local-test", language=self.language, words=True)
        found: dict[str, Any] = heard["told"][0]
        assert found["type"] == "welcome"
        return found

    def act(self, eyes: int, state: dict[str, Any], at: int = 0) -> dict[str, Any]:
        asked, option = state["asked"], state["view"]["options"][at]
        meant = {"version": asked["version"], "seat": eyes, "question": asked["question"], "option": option}
        return self.say(eyes, type="act", id=f"a{state['version']}", **meant)

    def think(self, heard: dict[str, Any], eyes: int) -> dict[str, Any]:
        thought = json.dumps(heard["thinks"][0])
        return self.heard("bot_chose", str(eyes), thought, self.call("choose", self.row, self.steps, thought))

    def mine(self) -> dict[str, Any]:
        """Bots answer until seat 0 is asked."""
        heard = self.say(0, type="hello", table="local-test")
        while heard["thinks"]:
            heard = self.think(heard, 0)
        return self.hello(0)


def told(heard: dict[str, Any], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(message for message in heard["told"] if message["type"] == kind)
    return found


def played_out(device: Device) -> dict[str, Any]:
    state = device.hello(0)
    heard = device.say(0, type="hello", table="local-test")
    while "over" not in [message["type"] for message in heard["told"]]:
        if heard["thinks"]:
            heard = device.think(heard, 0)
        else:
            heard = device.act(0, state)
            assert told(heard, "ack")["version"] == state["version"] + 1
        state = told(heard, "told")
    return told(heard, "over")


def test_steps_are_kept_as_they_always_were() -> None:
    kept = '{"seq":3,"kind":"act","seat":0,"text":"1 lay farm\\n* inn\\n* mill","action_id":"x","bot":null,"at":7}'
    step = msgspec.json.decode(kept, type=PlayStep)
    assert (step.inputs, step.option) == (["1 lay farm", "* inn", "* mill"], "lay farm")
    assert msgspec.json.encode(step).decode().startswith(kept[:-1])
    assert PlayStep(1, "start", None, "", None, None, 0).inputs == []
    assert PlayStep(4, "cut", 1, "2", None, None, 0).back == 2


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_is_played_to_its_end_and_proved(game: str) -> None:
    device = Device(game, [None, "level1"], "ru")
    over = played_out(device)
    assert over["ending"]["how"] == "played"
    record = device.call("file", device.row, device.steps)
    match = verify(msgspec.convert(record, Record))
    assert match.over
    assert list(match.result().scores) == over["ending"]["result"]["scores"]
    assert device.call("verify", json.dumps(record))["fair"]
    page = device.call("page", device.row, device.steps)
    shown = device.call("some_steps", device.row, device.steps, "0", "0", "10000")
    assert shown["steps"] == page["steps"] > 2
    assert all(step["log"] is not None for step in shown["shown"])
    brought = device.call("bring", "local-brought", json.dumps(record))
    row, taken = json.dumps(brought["row"]), json.dumps(brought["steps"])
    assert device.call("page", row, taken)["result"] == page["result"]
    again = device.call("some_steps", row, taken, "", "0", "10000")["shown"]
    watched = device.call("some_steps", device.row, device.steps, "", "0", "10000")["shown"]
    assert [step["view"] for step in again] == [step["view"] for step in watched]
    numbers = [device.call("statistics", *kept)["points"] for kept in ((row, taken), (device.row, device.steps))]
    assert numbers[0] == numbers[1]


def test_a_game_goes_on_where_it_was_left() -> None:
    device = Device("carcassonne", [None, "level1"])
    state = device.mine()
    assert told(device.act(0, state), "told")["version"] == state["version"] + 1
    before = device.hello(0)
    assert device.call("load", device.row, device.steps)
    assert device.hello(0) == before


def test_nobody_sees_the_others_hand() -> None:
    """Each seat is shown its own view, and a seat cannot answer for another one."""
    device = Device("zodchie", [None, None])
    views = [device.hello(seat)["view"] for seat in (0, 1)]
    asked = views[0]["asked"][0]
    other = 1 - asked
    assert views[other]["options"] == []
    state = device.hello(asked)
    meant = {**state["asked"], "seat": asked, "option": state["view"]["options"][0]}
    wrong = device.say(other, type="act", id="x", **meant)
    assert told(wrong, "refused")["key"] == "error-not-your-seat"
    assert wrong["steps"] == []


def test_taking_back_and_the_same_message_twice() -> None:
    device = Device("zodchie", [None, None], settings={"takeback": "free"})
    asked = device.hello(0)["view"]["asked"][0]
    state = device.hello(asked)
    done = device.act(asked, state)
    again = device.act(asked, state)
    assert again["steps"] == []
    assert told(again, "ack") == told(done, "ack")
    back = device.say(asked, type="takeback", id="b", version=told(done, "told")["version"])
    assert told(back, "told")["view"]["options"] == state["view"]["options"]
    assert device.call("load", device.row, device.steps)
    assert device.hello(asked)["view"] == told(back, "told")["view"]


def test_giving_up() -> None:
    device = Device("zodchie", [None, "level1"])
    assert told(device.say(0, type="resign", id="r"), "over")["ending"]["how"] == "resigned"
    assert json.loads(device.row)["status"] == "over"
    late = device.say(0, type="resign", id="s")
    assert told(late, "refused")["key"] == "error-not-running"


def test_hints_reasons_and_their_limits() -> None:
    device = Device("carcassonne", [None, "level1"], settings={"explains": True})
    state = device.mine()
    hint = device.call("hint", device.row, device.steps, "0")
    assert hint["chosen"]
    heard = device.act(0, state)
    while not heard["thinks"]:
        heard = device.act(0, told(heard, "told"))
    heard = device.think(heard, 0)
    version = str(told(heard, "told")["version"])
    assert device.call("why", device.row, device.steps, version)["bot"] == "level1"
    assert device.answer("why", device.row, device.steps, "1")["problem"]["key"] == "error-no-bot-moved"
    silent = Device("carcassonne", [None, "level1"])
    assert silent.answer("why", silent.row, silent.steps, "1")["problem"]["key"] == "error-not-over"
    assert silent.answer("page", silent.row, silent.steps)["problem"]["key"] == "error-not-over"
    assert silent.answer("file", silent.row, silent.steps)["problem"]["key"] == "error-not-over"


def test_a_rematch_moves_everybody_on() -> None:
    device = Device("zodchie", [None, "level1"])
    again = device.call("play_again", device.row, "local-again", SECRET)["table"]
    assert [seat["bot"] for seat in again["seats"]] == ["level1", None]
    assert again["rematch_of"] == "local-test"


@pytest.mark.parametrize("game", GAMES)
def test_lessons(game: str) -> None:
    device = Device(game, [None, "level1"])
    first = device.call("list_lessons", game)[0]
    shown = device.call("lesson", game, first["name"], "[]")
    assert shown["state"] == "open"
    assert shown["view"]["options"]
    assert device.answer("lesson", game, "nothing", "[]")["problem"]["key"] == "error-no-such-lesson"


@pytest.mark.parametrize("name", GAMES)
def test_boards_learn_what_is_in_the_box(name: str) -> None:
    found = json.loads(browser.do("inventory", "en", name, game_named(name).standard_pack().digest))
    assert found["done"]


def test_what_is_no_record_is_said() -> None:
    found = json.loads(browser.do("bring", "ru", "local-x", "{}"))["problem"]
    assert found["key"] == "error-bad-record"


def done(name: str, *args: str, language: str = "en") -> Any:
    found = json.loads(browser.do(name, language, *args))
    assert "problem" not in found, found
    return found["done"]


def problem(name: str, *args: str) -> str:
    key: str = json.loads(browser.do(name, "en", *args))["problem"]["key"]
    return key


def test_puzzles_are_shown_hinted_and_judged() -> None:
    listed = done("list_puzzles", "20000")
    assert listed["day"] in {one["id"] for one in listed["puzzles"]}
    asked = puzzles("zodchie")[0]
    shown = done("puzzle", asked.id, language="ru")
    assert asked.solution in shown["view"]["options"]
    assert asked.solution in done("puzzle_hint", asked.id, "more")["options"]
    assert done("puzzle_hint", asked.id, "")["options"] == []
    standing = {"mu": 25.0, "sigma": 8.0}
    right = done("solve", asked.id, json.dumps({"option": asked.solution, "standing": standing, "language": "en"}))
    assert (right["answer"]["state"], right["standing"]["mu"] > 25) == ("solved", True)
    other = next(option for option in shown["view"]["options"] if option != asked.solution)
    wrong = done("solve", asked.id, json.dumps({"option": other, "standing": standing}))
    assert (wrong["answer"]["state"], wrong["answer"]["solution"]) == ("missed", None)
    assert wrong["standing"]["mu"] < 25
    given_up = done("solve", asked.id, json.dumps({"option": None}))
    assert (given_up["answer"]["state"], given_up["standing"]) == ("shown", None)
    assert problem("puzzle", "nothing") == "error-no-such-puzzle"


def test_a_record_that_was_brought_is_reviewed_stint_by_stint(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a server reviews it, and through everybody's eyes."""
    monkeypatch.setattr(browser, "QUICK", BRIEF)
    monkeypatch.setattr(browser, "STINT", 0.0)
    record = Record.from_json(RECORD.read_bytes())
    brought = done("bring", "local-brought", RECORD.read_text())
    row, taken = json.dumps(brought["row"]), json.dumps(brought["steps"])
    asked, stints = done("to_review", row, taken), 0
    found: dict[str, Any] = {}
    while more := done("stint", asked["record"], "", json.dumps([int(point) for point in found])):
        found |= more
        stints += 1
    assert len(found) == asked["points"] == stints
    made = json.dumps(done("add_up", asked["record"], "", json.dumps(found)))
    expected = reviewed(record, ReviewSettings(effort=BRIEF))
    assert msgspec.json.decode(made) == json.loads(expected.to_json())
    page = done("review", row, taken, made, language="ru")
    assert (page["state"], len(page["review"]["moves"])) == ("done", len(expected.moves))
    steps = done("some_steps", row, taken, "all", "0", "10000")["shown"]
    assert all(len(step["views"]) == record.header.seats for step in steps)


def test_a_game_that_was_not_played_out_is_not_reviewed() -> None:
    device = Device("zodchie", [None, "level1"])
    assert problem("to_review", device.row, device.steps) == "error-not-over"
    device.say(0, type="resign", id="r")
    assert problem("to_review", device.row, device.steps) == "error-not-played-out"


def test_a_game_goes_on_from_a_position_of_one_that_was_brought() -> None:
    brought = done("bring", "local-brought", RECORD.read_text())
    kept = json.dumps(brought["row"]), json.dumps(brought["steps"])
    made = done("play_on", *kept, "local-on", SECRET, "3", "1", "Anna")
    assert [seat["bot"] for seat in made["table"]["seats"]] == ["level4", None]
    assert (made["table"]["source"], made["table"]["source_step"]) == ("local-brought", 3)
    assert done("load", json.dumps(made["row"]), json.dumps(made["steps"]))
    assert problem("play_on", *kept, "local-on", SECRET, "10000", "1", "Anna") == "error-nothing-left"
    assert problem("play_on", *kept, "local-on", SECRET, "3", "2", "Anna") == "error-no-such-seat"


def test_a_record_brings_its_data_pack() -> None:
    content = game_named("zodchie").standard_pack().content()
    content["pack"]["name"] = "mine"
    brought = done("bring", "local-brought", played_with(content).to_json().decode())
    assert brought["table"]["own_pack"]["name"] == "mine"
    kept = json.dumps(brought["row"]), json.dumps(brought["steps"])
    assert done("some_steps", *kept, "all", "0", "10")["shown"]
    assert done("inventory", "zodchie", brought["table"]["pack"])["cards"]
    made = done("play_on", *kept, "local-on", SECRET, "3", "1", "Anna")
    assert made["table"]["own_pack"] == brought["table"]["own_pack"]
    assert done("load", json.dumps(made["row"]), json.dumps(made["steps"]))


def test_a_scenario_is_played_against_the_master() -> None:
    text = (RECORD.parents[2] / "scenarios" / "inn.toml").read_text("utf-8")
    made = done("play_scenario", "local-scenario", SECRET, text, "3", "Anna")
    assert [(seat["bot"], seat["name"]) for seat in made["table"]["seats"]] == [("level4", None), (None, "Anna")]
    assert done("load", json.dumps(made["row"]), json.dumps(made["steps"]))
    hello = json.dumps({"type": "hello", "table": "local-scenario", "language": "en", "words": True})
    welcome = done("hear", "local-scenario", "1", hello)["told"][0]
    assert sorted(welcome["view"]["options"]) == ["a3", "b1"]
    assert problem("play_scenario", "local-scenario", SECRET, "no TOML", "0", "Anna") == "error-bad-scenario"


def test_a_bot_that_is_asked_on_goes_on_with_what_it_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "THINKS", Clock(iterations=100))
    device = Device("carcassonne", [None, "level4"])
    heard = device.say(0, type="hello", table="local-test")
    while not heard["thinks"]:
        heard = device.act(0, device.hello(0))
    heard = device.think(heard, 0)
    assert [(one["seat"], one["asked"]["question"]) for one in heard["thinks"]] == [(1, "PlaceFigure")]
    master = browser.thinker("local-test", 1, "level4")
    assert isinstance(master, Master)
    found = browser.stored(device.row, device.steps)
    assert master.grown is not None
    assert master.awaited == position(found.row, found.taken, 1).view
