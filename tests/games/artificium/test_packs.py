"""The standard pack as the rules read it, packs with other numbers, and what a pack may not say."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from artel.games.artificium import GAME
from artel.games.artificium.components import BUILDING_NAMES, CARD_NAMES, CASTLE, RECONSTRUCTION, RESOURCE_NAMES, Box
from artel.games.artificium.effects.building import Building
from artel.games.artificium.effects.fair import Fair
from artel.games.artificium.effects.knight import Knight
from artel.games.artificium.effects.mage import Mage
from artel.games.artificium.effects.reconstruction import Reconstruction
from artel.games.artificium.effects.scouting import Scouting
from artel.games.artificium.effects.theft import Theft
from artel.games.artificium.events import Advanced, Applied, CellPassed, FairPaid, FinalSale, KnightStruck, Stolen
from artel.games.artificium.features import missing, price, spare
from artel.kernel.errors import BadPack
from artel.kernel.packs import Pack
from clauses import rule
from games.artificium.conservation import BUILDINGS, CELLS, COPIES, RULES, STONES
from games.artificium.tables import coins, draws, fresh, match, player, points, table, up, view
from games.common import kinds, options, play, question

STANDARD = (files("artel.games.artificium") / "data" / "artificium.toml").read_text(encoding="utf-8")


def row(text: str, section: str, name: str) -> tuple[int, int]:
    """Where the table of a section with this id begins and ends."""
    head = re.escape(f"[[{section}]]\n") + rf"\w+ +=\s*\"?{re.escape(name)}\"?\n(?:[^\[\n][^\n]*\n)*"
    found = re.search(head, text)
    assert found, f"there is no {section} {name}"
    return found.span()


def edited(place: str, old: str, new: str) -> tuple[str, int]:
    """The standard pack with one line changed (or added after the last, where `old` is empty), and that line's number.

    `place` is “rules” or such as “building castle”."""
    section, _, name = place.partition(" ")
    if name:
        start, end = row(STANDARD, section, name)
    else:
        start = STANDARD.index(f"\n[{section}]\n") + 1
        end = STANDARD.index("\n\n", start) + 1
    part = STANDARD[start:end]
    if old:
        [line] = [line for line in part.splitlines(keepends=True) if re.match(rf"{re.escape(old)} +=", line)]
        at = start + part.index(line)
        text = STANDARD[:at] + (f"{new}\n" if new else "") + STANDARD[at + len(line) :]
    else:
        at = end
        text = STANDARD[:end] + f"{new}\n" + STANDARD[end:]
    return text, text.count("\n", 0, at if new else start) + 1


def written(folder: Path, text: str) -> Pack:
    (folder / "artificium.toml").write_text(text, encoding="utf-8")
    return GAME.pack_from(folder)


def read(pack: Pack) -> Box:
    """Its components, read now."""
    return GAME.read_components(pack)


def changed(folder: Path, **rules: object) -> Pack:
    """The standard pack with other numbers in [rules]."""
    text = STANDARD
    for name, value in rules.items():
        text, many = re.subn(rf"(?m)^{name} += .*$", f"{name} = {value}", text, count=1)
        assert many == 1, name
    return written(folder, text)


# -- the standard pack --------------------------------------------------------------------------------------


def test_the_rules_read_the_pack_as_arrays() -> None:
    box = read(GAME.standard_pack())
    assert box.names == list(CARD_NAMES) == list(COPIES)
    assert box.resource_names == list(RESOURCE_NAMES)
    assert box.copies == list(COPIES.values())
    for card, name in enumerate(BUILDING_NAMES):
        printed = BUILDINGS[name]
        for field, array in (("takes", box.takes), ("gives", box.gives)):
            assert list(array[card * 9 : card * 9 + 9]) == [
                printed.get(field, {}).get(stone, 0) for stone in RESOURCE_NAMES
            ]
        assert (box.coins[card], box.points[card]) == (printed.get("coins", 0), printed["points"])
    assert len(box.takes) == len(box.gives) == 12 * 9
    for field, array in (("buy", box.buy), ("sell", box.sell), ("level", box.level)):
        assert list(array) == [STONES[stone][field] for stone in RESOURCE_NAMES]
    assert list(box.cells) == [RESOURCE_NAMES.index(CELLS[at]) if at in CELLS else -1 for at in range(101)]
    assert list(box.theft) == [-1, 1, 2, -1, -1]
    assert box.numbers == {name: number for name, number in RULES.items() if name not in ("theft", "provenance")}
    assert box.provenance == {
        "rules": "rulebook", **dict.fromkeys(RESOURCE_NAMES, "reconstructed"), **dict.fromkeys(CARD_NAMES, "rulebook")
    }  # fmt: skip
    assert (CARD_NAMES[CASTLE], CARD_NAMES[RECONSTRUCTION]) == ("castle", "reconstruction")


def test_every_card_has_its_effect() -> None:
    box = read(GAME.standard_pack())
    assert [type(effect) for effect in box.effects] == [*[Building] * 10, Knight, Mage, Scouting, Reconstruction, Fair,
                                                        Theft]  # fmt: skip


# -- packs with other numbers -------------------------------------------------------------------------------


@rule("A1.5")
def test_the_numbers_of_the_rules_are_those_of_the_pack(tmp_path: Path) -> None:
    pack = changed(tmp_path, rounds=2, hand=2, coins=9, market=1, swap=3, exchange=4)
    m = fresh(2, pack)
    play(m, "* 1", *draws("farm farm fair castle"))
    assert question(m) == "MarketDraw"
    play(m, "* theft")
    assert (question(m), view(m).market) == ("MarketTurn", {"theft": 1})
    assert [coins(m, seat) for seat in (1, 2)] == [9, 9]
    play(m, "1 swap farm theft", "2 exchange", *draws("farm farm farm castle"))
    assert player(m, 2).hand == {"farm": 3, "castle": 1}
    play(m, "1 swap theft farm")
    assert coins(m, 1) == 6
    assert match(pack=pack, phase="end", round=2).over
    m = match(pack=pack, phase="market", hands={1: "farm"}, market="fair", swapped=[1], coins={1: 2})
    assert view(m).players[0].in_market is False


def test_the_numbers_of_the_effects_are_those_of_the_pack(tmp_path: Path) -> None:
    pack = changed(tmp_path, coins_per_point=3, knight=2, mage_draw=2, mage_discard=1, fair=3, theft="[2, 0, 5]")
    assert match(pack=pack, phase="end", round=4, coins={1: 8}).opening[1] == FinalSale(0, 8, 2)
    m = up("castle", pack=pack, stones={1: "kvass sword"}, points={1: 60, 2: 9}, hands={1: "fair", 2: "fair"})
    assert KnightStruck(1, 0, 7) in play(m, "1 apply 2")
    m = up("mage_tower", pack=pack, stones={1: "kvass potion"}, hands={1: "fair", 2: "fair"})
    play(m, "1 apply", *draws("farm castle"), "1 throw fair")
    assert (player(m, 1).hand, question(m)) == ({"farm": 1, "castle": 1}, "Together")
    m = up("fair", pack=pack, front={1: "farm farm"}, hands={1: "fair", 2: "fair"})
    assert FairPaid(0, 6) in play(m, "1 apply")
    m = up("theft", pack=pack, stones={2: "wood coal metal potion"}, coins={1: 5}, hands={1: "fair", 2: "fair"})
    assert options(m, 1)[:4] == ["apply 2 wood", "apply 2 coal", "apply 2 metal", "discard"]
    assert Stolen(0, 1, "metal", 5) in play(m, "1 apply 2 metal")
    m = up("theft", pack=pack, stones={2: "wood coal"}, coins={1: 0})
    assert options(m, 1)[:2] == ["apply 2 coal", "discard"]


def test_a_mage_may_be_told_to_discard_nothing(tmp_path: Path) -> None:
    pack = changed(tmp_path, mage_draw=1, mage_discard=0)
    m = up("mage_tower", pack=pack, stones={1: "kvass potion"}, points={1: 60}, hands={1: "fair", 2: "fair"})
    assert kinds(play(m, "1 apply", "* farm")) == ["Applied", "Advanced", "Drew", "StepBegan"]
    assert player(m, 1).hand == {"farm": 1, "fair": 1}


def test_buildings_prices_and_cells_are_those_of_the_pack(tmp_path: Path) -> None:
    text = STANDARD
    for old, new in (
        ("takes      = { wood = 1 }\ngives      = { coal = 1 }\npoints     = 2",
         "takes      = { wood = 3, food = 2 }\ncoins = 2\ngives      = { coal = 9, wood = 1 }\npoints     = 40"),
        ("at         = 60", "at         = 100"),
        ('id         = "wood"\nlevel      = 1\nbuy        = 2\nsell       = 1',
         'id         = "wood"\nlevel      = 1\nbuy        = 3\nsell       = 0'),
    ):  # fmt: skip
        assert text.count(old) == 1
        text = text.replace(old, new)
    pack = written(tmp_path, text)
    m = up("charcoal_burner", pack=pack, stones={1: "wood wood wood food food wheat"}, coins={1: 2}, points={1: 60},
           hands={1: "fair", 2: "fair"})  # fmt: skip
    t: Any = m.table
    assert (price(t, 0, 2), spare(t, 0, 2)) == (2, 3)
    assert play(m, "1 apply")[:3] == [
        Applied(0, "charcoal_burner", {"wood": 3, "food": 2}, {"wood": 1, "coal": 9}, 2),
        Advanced(0, 40, 100, "A4.11"),
        CellPassed(0, "sword", 100),
    ]
    assert (coins(m, 1), points(m, 1)) == (0, 100)
    assert player(m, 1).stones == {"wood": 1, "wheat": 1, "coal": 9, "sword": 1}
    t = table(pack=pack, stones={1: "wood food food food"}, coins={1: 1})
    assert missing(t, 0, 2)[:4] == [2, 0, 0, 0]
    assert (price(t, 0, 2), spare(t, 0, 2)) == (2 + 6, 1 + 2)


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("rounds", 1), ("hand", 1), ("coins", 0), ("market", 0), ("swap", 1), ("exchange", 1), ("coins_per_point", 1),
        ("knight", 0), ("mage_draw", 0), ("mage_discard", 0), ("fair", 0),
    ],
)  # fmt: skip
def test_a_number_has_bounds(tmp_path: Path, name: str, least: int) -> None:
    for number in (least, 99):
        box = read(changed(tmp_path, **{name: number}))
        assert box.numbers[name] == number
    for number in (least - 1, 100):
        text, line = edited("rules", name, f"{name} = {number}")
        with pytest.raises(BadPack) as error:
            written(tmp_path, text)
        assert error.value.details == {
            "file": str(tmp_path / "artificium.toml"),
            "line": line,
            "field": name,
            "problem": f"must be from {least} to 99, not {number}",
        }


@pytest.mark.parametrize(
    ("place", "old", "new", "field", "value"),
    [
        ("resource wood", "sell", "sell = 0", "sell", 0),
        ("resource wood", "buy", "buy = 99", "buy", 99),
        ("resource wood", "level", "level = 4", "level", 4),
        ("building sawmill", "copies", "copies = 0", "copies", 0),
        ("building sawmill", "copies", "copies = 99", "copies", 99),
        ("building sawmill", "points", "points = 0", "points", 0),
        ("building sawmill", "points", "points = 99", "points", 99),
        ("building sawmill", "", "coins = 99", "coins", 99),
        ("building sawmill", "gives", "gives = { wood = 9 }", "gives", 9),
        ("building sawmill", "gives", "gives = { wood = 1 }", "gives", 1),
        ("building sawmill", "", "takes = { wood = 9 }", "takes", 9),
    ],
)
def test_a_field_at_its_bound_is_read(tmp_path: Path, place: str, old: str, new: str, field: str, value: int) -> None:
    text, _ = edited(place, old, new)
    assert getattr(read(written(tmp_path, text)), field)[0] == value


@pytest.mark.parametrize("at", [1, 100])
def test_the_track_goes_from_1_to_100(tmp_path: Path, at: int) -> None:
    text, _ = edited("cell 5", "at", f"at = {at}")
    assert read(written(tmp_path, text)).cells[at] == 0


@pytest.mark.parametrize("theft", ["[]", "[0]", "[99, 0]", "[1, 2, 3, 4]"])
def test_the_prices_of_a_theft_go_by_level(tmp_path: Path, theft: str) -> None:
    box = read(changed(tmp_path, theft=theft))
    prices = [int(number) for number in re.findall(r"\d+", theft)]
    assert list(box.theft) == [-1, *prices, *[-1] * (4 - len(prices))]


# -- what a pack may not say --------------------------------------------------------------------------------

STONE = "a resource and a number from 1 to 9 are needed"
THEFT = "coins for level I, II, … are needed, such as [1, 2]"
CARDS = ", ".join(BUILDING_NAMES)


@pytest.mark.parametrize(
    ("place", "old", "new", "field", "problem"),
    [
        ("rules", "theft", "theft = [1, 2, 3, 4, 5]", "theft", THEFT),
        ("rules", "theft", "theft = [1, -1]", "theft", THEFT),
        ("rules", "theft", "theft = [100]", "theft", THEFT),
        ("rules", "theft", "theft = [true]", "theft", THEFT),
        ("rules", "theft", 'theft = ["1"]', "theft", THEFT),
        ("rules", "theft", "theft = 1", "theft", "must be a list in square brackets, not 1"),
        ("rules", "theft", "", "theft", "is missing in [rules]"),
        ("rules", "hand", 'hand = "5"', "hand", 'must be a whole number, not "5"'),
        ("rules", "hand", "", "hand", "is missing in [rules]"),
        ("rules", "provenance", "", "provenance", "is missing in [rules]"),
        ("rules", "provenance", 'provenance = "x"', "provenance",
         'cannot be "x"; possible: rulebook, public, reconstructed, own'),
        ("rules", "", "hands = 5", "hands", "is an unknown field (perhaps hand?)"),
        ("resource wood", "", "price = 5", "price",
         "is an unknown field (known: id, level, buy, sell, provenance)"),
        ("resource wood", "sell", "sell = 2", "sell", "a resource sells for less than it costs (A1.5)"),
        ("resource wood", "sell", "sell = 3", "sell", "a resource sells for less than it costs (A1.5)"),
        ("resource wood", "sell", "sell = -1", "sell", "must be from 0 to 99, not -1"),
        ("resource wood", "sell", "sell = 100", "sell", "must be from 0 to 99, not 100"),
        ("resource wood", "buy", "buy = 0", "buy", "must be from 1 to 99, not 0"),
        ("resource wood", "buy", "buy = 100", "buy", "must be from 1 to 99, not 100"),
        ("resource sword", "level", "level = 0", "level", "must be from 1 to 4, not 0"),
        ("resource sword", "level", "level = 5", "level", "must be from 1 to 4, not 5"),
        ("resource wood", "id", 'id = "gold"', "id",
         'cannot be "gold"; possible: wood, wheat, coal, food, kvass, metal, crystal, potion, sword'),
        ("resource wheat", "id", 'id = "wood"', "id", "wood is there twice"),
        ("building farm", "", "worth = 5", "worth",
         "is an unknown field (known: id, copies, takes, gives, coins, points, effect, provenance)"),
        ("building farm", "id", 'id = "barn"', "id", f'cannot be "barn"; possible: {CARDS}'),
        ("building farm", "id", 'id = "sawmill"', "id", "sawmill is there twice"),
        ("building farm", "copies", "copies = -1", "copies", "must be from 0 to 99, not -1"),
        ("building farm", "copies", "copies = 100", "copies", "must be from 0 to 99, not 100"),
        ("building farm", "copies", "", "copies", "is missing in [building]"),
        ("building farm", "points", "points = -1", "points", "must be from 0 to 99, not -1"),
        ("building farm", "points", "points = 100", "points", "must be from 0 to 99, not 100"),
        ("building castle", "coins", "coins = -1", "coins", "must be from 0 to 99, not -1"),
        ("building castle", "coins", "coins = 100", "coins", "must be from 0 to 99, not 100"),
        ("building castle", "effect", 'effect = "mage"', "effect", "castle has the effect knight"),
        ("building castle", "effect", "", "effect", "castle has the effect knight"),
        ("building mage_tower", "effect", 'effect = "knight"', "effect", "mage_tower has the effect mage"),
        ("building farm", "", 'effect = "mage"', "effect", "farm has the effect none"),
        ("building castle", "takes", "takes = 3", "takes", "a table such as { wood = 1 } is needed"),
        ("building castle", "takes", "takes = { gold = 1 }", "takes", f"gold = 1: {STONE}"),
        ("building castle", "takes", "takes = { wood = 0 }", "takes", f"wood = 0: {STONE}"),
        ("building castle", "takes", "takes = { wood = 10 }", "takes", f"wood = 10: {STONE}"),
        ("building castle", "takes", "takes = { wood = true }", "takes", f"wood = True: {STONE}"),
        ("building castle", "takes", 'takes = { wood = "1" }', "takes", f"wood = '1': {STONE}"),
        ("building farm", "gives", "gives = { wheat = -1 }", "gives", f"wheat = -1: {STONE}"),
        ("building farm", "gives", "gives = [1]", "gives", "a table such as { wood = 1 } is needed"),
        ("action fair", "", "points = 5", "points", "is an unknown field (known: id, copies, provenance)"),
        ("action fair", "copies", "copies = 100", "copies", "must be from 0 to 99, not 100"),
        ("action fair", "copies", "copies = -1", "copies", "must be from 0 to 99, not -1"),
        ("action theft", "id", 'id = "fair"', "id", "fair is there twice"),
        ("action fair", "id", 'id = "farm"', "id",
         'cannot be "farm"; possible: scouting, reconstruction, fair, theft'),
        ("cell 5", "at", "at = 0", "at", "must be from 1 to 100, not 0"),
        ("cell 5", "at", "at = 101", "at", "must be from 1 to 100, not 101"),
        ("cell 10", "at", "at = 5", "at", "cell 5 is there twice"),
        ("cell 5", "resource", 'resource = "gold"', "resource",
         'cannot be "gold"; possible: wood, wheat, coal, food, kvass, metal, crystal, potion, sword'),
        ("cell 5", "", "points = 1", "points", "is an unknown field (known: at, resource, provenance)"),
    ],
)  # fmt: skip
def test_a_wrong_field_is_refused_with_its_line(
    tmp_path: Path, place: str, old: str, new: str, field: str, problem: str
) -> None:
    text, line = edited(place, old, new)
    with pytest.raises(BadPack) as error:
        written(tmp_path, text)
    file = str(tmp_path / "artificium.toml")
    assert error.value.details == {"file": file, "line": line, "field": field, "problem": problem}


@pytest.mark.parametrize(
    ("section", "name", "many"), [("resource", "wood", 9), ("building", "farm", 12), ("action", "fair", 4)]
)
def test_a_row_too_few_or_too_many_is_refused(tmp_path: Path, section: str, name: str, many: int) -> None:
    start, end = row(STANDARD, section, name)
    for text, found in (
        (STANDARD[:start] + STANDARD[end:], many - 1),
        (STANDARD + "\n" + STANDARD[start:end], many + 1),
    ):
        with pytest.raises(BadPack) as error:
            written(tmp_path, text)
        assert error.value.details["field"] == section
        assert error.value.details["problem"] == (
            f"must come exactly {many} times; there are {found} [[{section}]] in the pack"
        )


@pytest.mark.parametrize("section", ["goods", "card"])
def test_an_unknown_section_is_refused(tmp_path: Path, section: str) -> None:
    with pytest.raises(BadPack) as error:
        written(tmp_path, STANDARD + f'\n[[{section}]]\nid = "x"\nprovenance = "public"\n')
    assert error.value.details["field"] == section
    assert str(error.value.details["problem"]).startswith("is an unknown section")


def test_without_rules_there_is_no_game(tmp_path: Path) -> None:
    start = STANDARD.index("\n[rules]\n") + 1
    end = STANDARD.index("\n\n", start)
    with pytest.raises(BadPack) as error:
        written(tmp_path, STANDARD[:start] + STANDARD[end:])
    assert error.value.details["problem"] == "is missing: the pack has no section [rules]"


def test_a_pack_may_have_no_cells_and_the_rows_in_any_order(tmp_path: Path) -> None:
    text = STANDARD[: STANDARD.index("# The cells of the score track")]
    start, end = row(text, "building", "castle")
    text = text[:start] + text[end:] + "\n" + text[start:end]
    start, end = row(text, "resource", "wood")
    text = text[:start] + text[end:] + "\n" + text[start:end]
    pack = written(tmp_path, text)
    box = read(pack)
    standard = read(GAME.standard_pack())
    assert set(box.cells) == {-1}
    for field in ("copies", "takes", "gives", "coins", "points", "buy", "sell", "level"):
        assert list(getattr(box, field)) == list(getattr(standard, field))
    m = up("castle", pack=pack, stones={1: "kvass sword"}, hands={1: "fair", 2: "fair"})
    assert kinds(play(m, "1 apply 2")) == ["Applied", "Advanced", "KnightStruck", "StepBegan"]


def test_a_view_names_its_pack(tmp_path: Path) -> None:
    pack = changed(tmp_path, coins=6)
    m = fresh(2, pack)
    assert view(m).pack == pack.digest != GAME.standard_pack().digest
    assert GAME.rebuild(view(m)).box is GAME.components(pack)
