"""The scenarios of this folder and of the documentation come out as they say; wrong ones are told apart."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from artel.games import game
from artel.kernel.errors import BadScenario
from artel.scenario import Scenario, load, read, run
from artel.text import words

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.toml"))
DOCUMENTED = re.findall(
    r"^```toml\n(.*?)^```", (HERE.parents[1] / "docs/scenarios.md").read_text(encoding="utf-8"), re.M | re.S
)


def scenarios() -> Iterator[Any]:
    for path in FILES:
        scenario = load(path)
        yield pytest.param(scenario, id=path.stem, marks=[pytest.mark.rule(c) for c in scenario.script.clauses])
    for at, text in enumerate(DOCUMENTED, 1):
        yield pytest.param(read(text, f"docs/scenarios.md, example {at}"), id=f"example-{at}")


SCENARIOS = list(scenarios())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_comes_out_as_it_says(scenario: Scenario) -> None:
    run(scenario)
    assert scenario.script.title


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_names_clauses_that_there_are(scenario: Scenario) -> None:
    found = game(scenario.script.game)
    assert all(words("en").clause(found, clause) is not None for clause in scenario.script.clauses)


def test_there_are_enough() -> None:
    assert len(FILES) >= 12
    assert DOCUMENTED


# -- a sound scenario, into which each mistake below is put -----------------------------------------------

SOUND = {
    "game": '"zodchie"',
    "seats": "2",
    "layout": '{ city = { a1 = "2 orangery" }, hands = { 1 = ["watchtower", "park", "tavern"], 2 = ["villa"] }, '
    'piles = { 1 = ["inn", "forge"] } }',
    "steps": '["1 watchtower a2", "* inn", "2 villa b1"]',
    "expect": "{ scores = [8, 10], winners = [2], over = false }",
}


def scenario(**changed: str | None) -> Scenario:
    """`steps_` stands for steps after the first action."""
    if (after := changed.pop("steps_", None)) is not None:
        changed |= {"steps": f'["1 watchtower a2", {after}]', "expect": None}
    values = {**SOUND, **changed}
    return read("\n".join(f"{key} = {value}" for key, value in values.items() if value is not None), "here.toml")


def problem(**changed: str | None) -> str:
    with pytest.raises(BadScenario) as caught:
        run(scenario(**changed))
    assert caught.value.details["file"] == "here.toml"
    return str(caught.value)


def test_the_sound_scenario_is_sound() -> None:
    match = run(scenario())
    assert match.inputs == ["1 watchtower a2", "* inn", "2 villa b1"]


@pytest.mark.parametrize(
    "step",
    [
        '{ event = "Destroyed" }',
        '{ event = "Destroyed", owner = 2, card = "orangery" }',
        '{ event = "Played", value = 8 }',
        '{ no_event = "Turned" }',
        '{ no_event = "Destroyed", card = "watchtower" }',
        "{ scores = [8, 0] }",
        '"* inn", { asked = 2 }',
        '"* inn", { asked = [2] }',
        '"* inn", { options = ["villa b1", "villa a1", "villa a3"] }',
        '"* inn", { options = ["vil b1", "vil a1", "villa a3"], seat = 2 }',
        '"* inn", { offers = ["villa b1"] }',
        '"* inn", { lacks = ["villa a2", "park a1"] }',
        '"* inn", { over = false }',
        '"* inn", { refuse = "2 villa a2", clause = "Z3.3" }',
        '"* inn", { refuse = "1 park a1" }',
    ],
)
def test_a_true_step_holds(step: str) -> None:
    run(scenario(steps_=step))


@pytest.mark.parametrize(
    ("step", "differs"),
    [
        ('{ event = "Turned" }', "steps[1]: Turned() was not told; told: Played, Compared, Destroyed"),
        (
            '{ event = "Destroyed", owner = 1 }',
            'Destroyed(owner = 1) was not told; told: Destroyed(owner = 2, card = "orangery", place = "a1")',
        ),
        ('{ event = "Destroyed", card = 7 }', "Destroyed(card = 7) was not told"),
        ('"* inn", "2 villa b1", { event = "Destroyed" }', "steps[3]: Destroyed() was not told"),
        ('{ no_event = "Destroyed" }', "Destroyed() should not be told; told: Destroyed(owner = 2"),
        ('{ no_event = "Destroyed", place = "a1" }', 'Destroyed(place = "a1") should not be told'),
        ("{ scores = [8, 4] }", "steps[1]: scores should be [8, 4], but are [8, 0]"),
        ('"* inn", { asked = 1 }', "steps[2]: the seats asked should be [1], but are [2]"),
        ('"* inn", { asked = [1, 2] }', "the seats asked should be [1, 2], but are [2]"),
        ('"* inn", { options = ["villa b1"] }', "not open: -; open besides: villa a1, villa a3"),
        ('"* inn", { options = ["villa b1", "villa a1", "villa a3", "pass"] }', "not open: pass; open besides: -"),
        ('"* inn", { offers = ["villa b1", "villa b2"] }', "not open: villa b2; open: villa a1, villa a3, villa b1"),
        ('"* inn", { lacks = ["villa b1", "villa b2"] }', "open, but should not be: villa b1"),
        ('"* inn", { over = true }', "over should be true, but is false"),
        ('"* inn", { refuse = "2 villa b1" }', "“2 villa b1” should be refused, but is allowed"),
        ('"* inn", { refuse = "2 villa a2", clause = "Z3.4" }', "should be refused by Z3.4, but is by Z3.3"),
        ('"* inn", { refuse = "1 park a1", clause = "Z3.4" }', "should be refused by Z3.4, but is by no clause"),
    ],
)
def test_a_false_step_is_told(step: str, differs: str) -> None:
    assert differs in problem(steps_=step)


@pytest.mark.parametrize(
    ("expect", "differs"),
    [
        ("{ scores = [8, 9] }", "here.toml, expect.scores: scores should be [8, 9], but are [8, 10]."),
        ("{ winners = [1] }", "here.toml, expect.winners: winners should be [1], but are [2]."),
        ("{ winners = [1, 2] }", "winners should be [1, 2], but are [2]"),
        ("{ winners = [3] }", "“3” is no seat; seats are 1, 2"),
        ("{ over = true }", "here.toml, expect.over: over should be true, but is false."),
    ],
)
def test_a_false_end_is_told(expect: str, differs: str) -> None:
    assert differs in problem(expect=expect)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ('"* forge", "1 park a1"', "steps[2] (“1 park a1”): Seat 1 is not asked anything now. Waiting for: 2."),
        (
            '"* forge", "2 villa b2"',
            "steps[2] (“2 villa b2”): Seat 2 cannot do “villa b2” now. Open: villa a1, villa a3,",
        ),
        ('"* forge", "3 villa b1"', "“3” is no seat; seats are 1, 2, and * is chance"),
        ('"* forge", "villa b1"', "“villa” is no seat"),
        ('"* forge", ""', "“” is no seat"),
        ('"* forge", "2 vila b1"', "“vila b1” is not an action: no card is called “vila”"),
        ('"* forge", "2 villa b9"', "“b9” is no place; places are a1 to d8"),
        ('"* forge", { refuse = "2 villa b9" }', "steps[2]: “villa b9” is not an action: “b9” is no place"),
        ('"* forge", { refuse = "5 villa b1" }', "“5” is no seat"),
        ('"* forge", { options = ["villa"] }', "“villa” is not an action"),
        ('"* forge", { options = [], seat = 1 }', "seat 1 is not asked; asked: 2"),
        ('"* forge", { offers = [], seat = 4 }', "“4” is no seat"),
        ('"* forge", { asked = 3 }', "“3” is no seat"),
        (
            '"* villa"',
            "steps[1] (“* villa”): “villa” cannot come up for DrawUp of seat 1; possible: inn, forge. [Z7.1]",
        ),
        ('"* vila"', "no card is called “vila”; possible: inn, forge"),
        ('"*"', "possible: inn, forge"),
        ('"* forge", "* inn"', "nothing is left to chance here; asked: 2"),
        (
            '"2 villa b1"',
            "chance is open before it, DrawUp of seat 1; possible: inn, forge: give it as a step, “* inn”, ",
        ),
        ("{ asked = 2 }", "chance is open before it"),
        ('{ options = ["villa b1"] }', "chance is open before it"),
        ('{ refuse = "1 park a1" }', "chance is open before it"),
        ('{ event = "Fell" }', "there is no event Fell; events are FirstPlayer, "),
        ('{ event = "Destroyed", by = 1 }', "Destroyed has no by; it has owner, card, place"),
    ],
)
def test_a_step_that_cannot_be_is_told(step: str, message: str) -> None:
    assert message in problem(steps_=step)


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"game": None}, "here.toml, the file: object missing required field `game`."),
        ({"game": '"chess"'}, "here.toml, game: There is no game “chess”. Games: "),
        ({"seats": '"2"'}, "here.toml, seats: expected `int`, got `str`."),
        ({"seats": "5"}, "here.toml, seats: zodchie is for 2 to 4 players, not for 5."),
        ({"stepps": "[]"}, "the file: object contains unknown field `stepps`; there are game, seats, title, clauses, "),
        ({"clauses": '["C4.2"]'}, "clauses: “C4.2” is no clause of zodchie; clauses are Z1.1 and so on."),
        (
            {"options": '{ colour = "red" }'},
            "options: The option colour cannot be “red”. Possible: options are variant,",
        ),
        ({"options": '{ variant = "long" }'}, "The option variant cannot be “long”. Possible: base, advanced."),
        (
            {"options": "{ limit = 2 }"},
            "The option limit cannot be “2”. Possible: none (a limit needs variant=advanced)",
        ),
        ({"options": "{ limit = [2] }"}, "here.toml, options[...]: expected `int | str`, got `array`."),
        ({"data": '"nowhere"'}, "here.toml, data: "),
        ({"seed": '"xyz"'}, "here.toml, seed: “xyz” is not hexadecimal."),
        ({"layout": "7"}, "here.toml, layout: expected `object | null`, got `int`."),
        ({"layout": "{ cities = {} }"}, "here.toml, layout.cities: unknown; a layout has turn, city"),
        ({"layout": '{ city = { e1 = "1 inn" } }'}, "here.toml, layout.city.e1: "),
        ({"layout": '{ city = { a1 = "1 inns" } }'}, "here.toml, layout.city.a1: "),
        ({"layout": '{ city = { a1 = "9 inn" } }'}, "layout.city.a1: “9” is no seat; seats are 1 to 2."),
        ({"layout": '{ hands = { 1 = ["inn", "inn"] } }'}, "here.toml, layout.hands.1: inn is there twice."),
        ({"layout": '{ hands = { 1 = "inn" } }'}, "here.toml, layout.hands.1: a list of texts is needed."),
        ({"layout": '{ tokens = { 1 = "2" } }'}, "here.toml, layout.tokens.1: a number from 0 to 12 is needed."),
        ({"layout": "{ cemetery = { 1 = [] } }"}, "here.toml, layout.cemetery.1: red has no Cemetery."),
        (
            {"layout": '{ city = { a1 = "1 inn" }, fountains = { a1 = 1 } }'},
            "here.toml, layout.fountains.a1: a token lies on a free place of the city.",
        ),
        ({"chance": '"inn"'}, "here.toml, chance: expected `array`, got `str`."),
        ({"chance": '["inn", "forge"]', "steps": '["1 park a2"]'}, "chance: forge did not come up; asked: 2."),
        ({"chance": '["villa"]', "steps": '["1 park a2"]'}, "chance[0] (“villa”): “villa” cannot come up"),
        ({"steps": "[7]"}, "here.toml, steps[0]: expected `str | object`, got `int`."),
        ({"steps": "[{ askd = 1 }]"}, "here.toml, steps[0]: a step is “1 …” for seat 1, “* …” for chance, or a table"),
        ({"steps": "[{ asked = true }]"}, "here.toml, steps[0].asked: expected `int | array`, got `bool`."),
        ({"steps": '[{ refuse = "1 inn a1", claus = "" }]'}, "unknown field `claus`; there are refuse, clause."),
        ({"steps": "[{ event = 7 }]"}, "here.toml, steps[0].event: expected `str`, got `int`."),
        ({"steps": "[{ scores = 7 }]"}, "here.toml, steps[0].scores: expected `array`, got `int`."),
        ({"expect": "{ score = [1] }"}, "here.toml, expect: object contains unknown field `score`; there are scores,"),
        ({"expect": "{ over = 1 }"}, "here.toml, expect.over: expected `bool | null`, got `int`."),
        ({"seats": "="}, "here.toml, line 2, column 9: it is not TOML: Invalid value."),
    ],
)
def test_a_malformed_file_is_told(changed: dict[str, str | None], message: str) -> None:
    assert message in problem(**changed)


LAYOUT = """turn = 1
redrawn = [2]
begun = [1, 2]
city = { a1 = "1 inn", a2 = ["2 temple/4", "2 market down"] }
fountains = { b1 = 1 }
hands = { 1 = ["park"] }
piles = { 1 = ["villa"] }
under = { 1 = ["forge"] }
open = { 1 = ["park"] }
removed = { 2 = ["park"] }
cemetery = { 1 = ["tavern"] }
tokens = { 1 = 1 }
hand_max = { 1 = 4 }"""


@pytest.mark.parametrize(
    "wrong", ["7", "-1", "0.5", "true", '""', '"x"', "[]", "[7]", '["x"]', "{}", "{ 1 = 7 }", "{ a1 = [[]] }"]
)
@pytest.mark.parametrize("line", LAYOUT.splitlines())
def test_whatever_a_layout_holds_is_told_or_played(line: str, wrong: str) -> None:
    field = line.split()[0]
    for value in [wrong, f"{{ 1 = {wrong} }}", f"{{ a1 = {wrong} }}"]:
        said = "layout."
        try:
            run(scenario(layout=f"{{ {field} = {value} }}", steps=None, expect=None))
        except BadScenario as error:
            said = str(error.details["where"])
        assert said.startswith((f"layout.{field}", "layout.seat")) or said == "layout."


def test_chance_comes_from_the_script_then_from_the_seed() -> None:
    begin = '"1 watchtower a2", { event = "Drew", card = "forge" }, "2 villa b1", "1 park a1"'
    run(scenario(steps=f'[{begin}, {{ event = "Drew", card = "inn" }}]', chance='["forge"]', seed='"00"', expect=None))
    assert "chance is open before it" in problem(steps=f'[{begin}, "1 inn a3"]', chance='["forge"]', expect=None)


def test_a_new_game_is_drawn_from_a_seed() -> None:
    one, other = (run(scenario(layout=None, steps=None, expect=None, seed=f'"{seed}"')) for seed in ("01", "01"))
    assert one.inputs == other.inputs
    assert len(one.inputs) == 2 + 1 + 6  # colours, the first player, the hands


def test_whose_options_are_meant_must_be_said_where_several_are_asked() -> None:
    options = '{ variant = "advanced", colours = "red,green" }'
    message = problem(layout=None, options=options, steps="[{ offers = [] }]", expect=None)
    assert "asked: 1, 2: say whose options are meant, seat = 1" in message
    run(scenario(layout=None, options=options, steps='[{ offers = ["replace nothing green"], seat = 2 }]', expect=None))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="the file: it cannot be read"):
        load(tmp_path / "none.toml")
    with pytest.raises(BadScenario, match="the file: it cannot be read"):
        load(tmp_path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadScenario, match="the file: it is not a text in UTF-8"):
        load(tmp_path / "bytes.toml")


def test_a_data_pack_beside_the_file(tmp_path: Path) -> None:
    standard = (files("artel.games.zodchie") / "data" / "zodchie.toml").read_text(encoding="utf-8")
    pack = tmp_path / "pack" / "zodchie.toml"
    pack.parent.mkdir()
    pack.write_text(standard.replace("tokens     = 2", "tokens     = 0"), encoding="utf-8")
    path = tmp_path / "no_tokens.toml"
    path.write_text(
        'game = "zodchie"\nseats = 2\ndata = "pack"\nlayout.city = { a1 = "1 park" }\n'
        'layout.hands = { 1 = ["watchtower"] }\nsteps = ["1 watchtower a2", { event = "NoTarget" }]\n',
        encoding="utf-8",
    )
    run(load(path))
    pack.write_text("[pack]\n", encoding="utf-8")
    with pytest.raises(BadScenario, match=r"no_tokens\.toml, data: .*zodchie\.toml, line 1, "):
        run(load(path))
