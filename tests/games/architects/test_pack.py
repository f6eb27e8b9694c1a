"""What the rules read of a pack, and what a pack may not say."""

from __future__ import annotations

from pathlib import Path

import pytest

from artel.games.architects import GAME
from artel.games.architects.components import CARDS, TOKEN_NAMES, WONDER_NAMES, Box
from artel.games.architects.properties import EFFECTS
from artel.kernel.errors import BadPack
from artel.kernel.packed import mask_of
from games.architects import conservation as data
from games.architects.packs import changed, row, standard, written
from games.architects.tables import match, player, view
from games.common import options, play


@pytest.fixture
def box() -> Box:
    found: Box = GAME.components(GAME.standard_pack())
    return found


def test_names_come_in_the_order_of_the_pack(box: Box) -> None:
    assert box.names == list(CARDS) == data.CARDS
    assert box.wonder_names == list(WONDER_NAMES) == data.WONDERS
    assert box.token_names == list(TOKEN_NAMES) == data.TOKENS


def test_cards(box: Box) -> None:
    def of(numbers: object) -> dict[str, int]:
        return {name: many for name, many in zip(CARDS, list(numbers), strict=True) if many}  # type: ignore[call-overload]

    assert of(box.points) == {"laurel": 3, "cat": 2}
    assert of(box.cats) == {"cat": 1}
    assert of(box.shields) == {"shield": 1, "horn1": 1, "horn2": 1}
    assert of(box.horns) == {"horn1": 1, "horn2": 2}


def test_decks_stages_and_tokens(box: Box) -> None:
    assert box.decks == [data.DECKS[name] for name in (*WONDER_NAMES, "central")]
    rows = [stage for wonder in WONDER_NAMES for stage in data.STAGES[wonder]]
    assert list(box.cost) == [stage["cost"] for stage in rows]
    assert list(box.same) == [int(stage.get("equal", False)) for stage in rows]
    assert list(box.stage_points) == [stage["points"] for stage in rows]
    assert list(box.has_effect) == [int(stage.get("effect", False)) for stage in rows]
    assert list(box.requires) == [mask_of([number - 1 for number in stage.get("requires", [])]) for stage in rows]
    assert [stage.cost for stage in box.stages] == list(box.cost)
    assert box.copies == data.COPIES
    armed = {token: [CARDS[kind] for kind in range(14) if mask >> kind & 1] for token, mask in enumerate(box.triggers)}
    assert {TOKEN_NAMES[token]: cards for token, cards in armed.items() if cards} == {
        "urbanism": ["wood", "brick"],
        "crafts": ["papyrus", "glass"],
        "jewellery": ["stone", "coin"],
        "science": ["gear", "compass", "tablet"],
        "propaganda": ["horn1", "horn2"],
    }


def test_numbers(box: Box) -> None:
    assert box.numbers == {
        "shown": 3, "cat": 2, "victory": 3, "look": 5, "rhodes": 1, "tactics": 2, "decor": 4, "decor_finished": 6,
        "politics": 1, "strategy": 1, "education": 2, "culture": 4, "culture_both": 12,
    }  # fmt: skip
    assert list(box.conflicts) == [0, 0, 3, 3, 4, 5, 6, 6]
    assert (box.tactics, box.rhodes, box.rhodes_shields) == (2, 6, 1)
    assert box.effects == [EFFECTS[name] for name in WONDER_NAMES]


def test_provenance(box: Box) -> None:
    assert set(box.provenance) == {"rules", "points", *CARDS, *WONDER_NAMES, *TOKEN_NAMES}
    rows = {row["id"]: row["provenance"] for section in ("card", "wonder", "token") for row in data.DATA[section]}
    assert box.provenance == rows | {"rules": "rulebook", "points": "public"}


# -- other numbers ------------------------------------------------------------------------------------------------


def test_a_pack_may_bring_other_numbers(tmp_path: Path) -> None:
    pack = changed(
        tmp_path,
        ("conflict_tokens = [3, 3,", "conflict_tokens = [1, 3,"),
        ("face_up         = 3", "face_up         = 14"),
        ("cat_pawn      = 2", "cat_pawn      = 99"),
        ("victory_token = 3", "victory_token = 0"),
        ('points     = 3\nprovenance = "public"\n\n[[card]]\nid         = "cat"',
         'points     = 9\nprovenance = "public"\n\n[[card]]\nid         = "cat"'),
        ("shields    = 1\nprovenance", "shields    = 9\nprovenance"),
        ("value      = 1\nprovenance", "value      = 9\nprovenance"),
    )  # fmt: skip
    m = match(pack=pack, cards={1: "laurel shield"}, cat=1, victories={1: 7}, built={2: [2]}, decks={1: "coin coin"})
    assert [each.points for each in view(m).players] == [9 + 99, 4]
    assert [each.shields for each in view(m).players] == [9, 9]
    assert view(m).conflicts == 1


def test_triggers_of_a_pack_arm_its_tokens(tmp_path: Path) -> None:
    pack = changed(tmp_path, ('triggers   = ["wood", "brick"]', 'triggers   = ["cat"]'))
    m = match(pack=pack, progress={1: "urbanism"}, decks={1: "cat coin", 2: "laurel"})
    play(m, "1 take giza", "* coin")
    assert options(m, 1) == ["use urbanism giza", "use urbanism rhodes", "end"]


def test_the_smallest_and_the_largest_numbers_are_allowed(tmp_path: Path) -> None:
    for old, numbers in {
        "face_up         = 3": (1, 14),
        "cat_pawn      = 2": (0, 99),
        "victory_token = 3": (0, 99),
        "value      = 5": (1, 25),
        "value      = 1\n": (0, 9),
        "value      = 2\nprovenance = \"rulebook\"\n\n[[token]]\nid         = \"decor\"": (0, 9),
        "value      = 4\nfull       = 6": (0, 99),
        "full       = 12": (0, 99),
        "cost       = 2\npoints     = 4": (1, 4),
    }.items():  # fmt: skip
        for number in numbers:
            at = old.index("= ") + 2
            end = min(index for index in (old.find("\n", at), len(old)) if index >= 0)
            changed(tmp_path, (old, f"{old[:at]}{number}{old[end:]}"))


def test_a_pack_may_leave_tokens_out(tmp_path: Path) -> None:
    pack = changed(tmp_path, ("copies     = 2", "copies     = 0"))
    assert GAME.components(pack).copies[-1] == 0


# -- what a pack may not say ------------------------------------------------------------------------------------------


def refused(folder: Path, text: str) -> tuple[object, object, object]:
    """Line, field and problem."""
    with pytest.raises(BadPack) as raised:
        GAME.pack_from(written(folder, text))
    details = raised.value.details
    assert details["file"] == str(folder / "architects.toml")
    return details["line"], details["field"], details["problem"]


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        ("face_up         = 3", "face_up = 0", "face_up", "must be from 1 to 14, not 0"),
        ("face_up         = 3", "face_up = 15", "face_up", "must be from 1 to 14, not 15"),
        ("face_up         = 3", "faces_up = 3", "faces_up", "is an unknown field (perhaps face_up?)"),
        ("cat_pawn      = 2", "cat_pawn = -1", "cat_pawn", "must be from 0 to 99, not -1"),
        ("cat_pawn      = 2", "cat_pawn = 100", "cat_pawn", "must be from 0 to 99, not 100"),
        ("cat_pawn      = 2", "cats = 2", "cats",
         "is an unknown field (known: cat_pawn, victory_token, provenance)"),
        ("victory_token = 3", "victory_token = -1", "victory_token", "must be from 0 to 99, not -1"),
        ("victory_token = 3", "victory_token = 100", "victory_token", "must be from 0 to 99, not 100"),
        ("conflict_tokens = [3, 3, 4, 5, 6, 6]", "conflict_tokens = [3, 3, 4, 5, 6]", "conflict_tokens",
         "six numbers from 1 to 99 are needed, for 2 to 7 players"),
        ("conflict_tokens = [3, 3, 4, 5, 6, 6]", "conflict_tokens = [3, 3, 4, 5, 6, 6, 6]", "conflict_tokens",
         "six numbers from 1 to 99 are needed, for 2 to 7 players"),
        ("conflict_tokens = [3, 3, 4, 5, 6, 6]", "conflict_tokens = [0, 3, 4, 5, 6, 6]", "conflict_tokens",
         "six numbers from 1 to 99 are needed, for 2 to 7 players"),
        ("conflict_tokens = [3, 3, 4, 5, 6, 6]", 'conflict_tokens = ["3", 3, 4, 5, 6, 6]', "conflict_tokens",
         "six numbers from 1 to 99 are needed, for 2 to 7 players"),
        ("conflict_tokens = [3, 3, 4, 5, 6, 6]", "conflict_tokens = 3", "conflict_tokens",
         "must be a list in square brackets, not 3"),
        ('id         = "stone"', 'id = "wood"', "id", "wood is there twice"),
        ('id         = "stone"', 'id = "rock"', "id", f'cannot be "rock"; possible: {", ".join(CARDS[:12])} … (14)'),
        ('colour     = "grey"', 'color = "grey"', "color", "is an unknown field (perhaps colour?)"),
        ("points     = 3\n", "points = 10\n", "points", "must be from 0 to 9, not 10"),
        ("points     = 3\n", "points = -1\n", "points", "must be from 0 to 9, not -1"),
        ("shields    = 1\n", "shields = 10\n", "shields", "must be from 0 to 9, not 10"),
        ("horns      = 1\n", "horns = 10\n", "horns", "must be from 0 to 9, not 10"),
        ("cat        = true", "cat = 1", "cat", "must be true or false, not 1"),
        ('id         = "central"', 'id = "centre"', "id",
         'cannot be "centre"; possible: alexandria, babylon, ephesus, giza, halicarnassus, olympia, rhodes, central'),
        ("wood       = 4", "wood = 100", "wood", "must be from 0 to 99, not 100"),
        ("wood       = 4", "wood = -1", "wood", "must be from 0 to 99, not -1"),
        ("wood       = 4", "wool = 4", "wool", "is an unknown field (perhaps wood?)"),
        ('effect     = "any_deck"', 'effects = "any_deck"', "effects", "is an unknown field (perhaps effect?)"),
        ("value      = 5", "value = 0", "value", "must be from 1 to 25, not 0"),
        ("value      = 5", "value = 26", "value", "must be from 1 to 25, not 26"),
        ("value      = 1\n", "value = 10\n", "value", "must be from 0 to 9, not 10"),
        ("value      = 1\n", "value = -1\n", "value", "must be from 0 to 9, not -1"),
        ("cost       = 2\n", "cost = 0\n", "cost", "must be from 1 to 4, not 0"),
        ("cost       = 2\n", "cost = 5\n", "cost", "must be from 1 to 4, not 5"),
        ("points     = 4\n", "points = 100\n", "points", "must be from 0 to 99, not 100"),
        ("points     = 4\n", "points = -1\n", "points", "must be from 0 to 99, not -1"),
        ("points     = 4\n", 'points = "4"\n', "points", 'must be a whole number, not "4"'),
        ("equal      = true", 'equal = "yes"', "equal", 'must be true or false, not "yes"'),
        ("effect     = true", "effect = 1", "effect", "must be true or false, not 1"),
        ("requires   = [1]", "requires = 1", "requires", "must be a list in square brackets, not 1"),
        ("requires   = [1]", "requires = [2]", "requires", "a stage stands on stages with smaller numbers"),
        ("requires   = [1]", "requires = [0]", "requires", "a stage stands on stages with smaller numbers"),
        ("requires   = [1]", 'requires = ["1"]', "requires", "a stage stands on stages with smaller numbers"),
        ("requires   = [1]", "require = [1]", "require", "is an unknown field (perhaps requires?)"),
        ("number     = 2", "number = 1", "number", "alexandria has two stages 1"),
        ("number     = 2", "number = 6", "number", "must be from 1 to 5, not 6"),
        ("number     = 2", "number = 0", "number", "must be from 1 to 5, not 0"),
        ("copies     = 1", "copies = 2", "copies", "must be from 0 to 1, not 2"),
        ("copies     = 1", "copies = -1", "copies", "must be from 0 to 1, not -1"),
        ("copies     = 2", "copies = 3", "copies", "must be from 0 to 2, not 3"),
        ('triggers   = ["wood", "brick"]', 'triggers = ["wood", "bricks"]', "triggers",
         '"bricks" is no trigger; possible: ' + ", ".join(CARDS)),
        ('triggers   = ["wood", "brick"]', 'triggers = ["stage"]', "triggers",
         '"stage" is no trigger; possible: ' + ", ".join(CARDS)),
        ('triggers   = ["wood", "brick"]', 'triggers = [["wood"]]', "triggers",
         '["wood"] is no trigger; possible: ' + ", ".join(CARDS)),
        ('triggers   = ["wood", "brick"]', 'triggers = ["wood", "wood"]', "triggers", "wood is there twice"),
        ('triggers   = ["wood", "brick"]', "triggers = []", "triggers", "at least one trigger is needed"),
        ('triggers   = ["stage"]', 'triggers = ["wood"]', "triggers", '"wood" is no trigger; possible: stage'),
        ('kind       = "payment"', 'kind = "points"', "kind", 'cannot be "points"; possible: payment'),
        ('kind       = "payment"\nvalue      = 2', 'triggers = ["wood"]\nkind = "payment"\nvalue = 2', "triggers",
         "economy has no triggers"),
        ('kind       = "payment"\nvalue      = 2', 'value = 3\nkind = "payment"', "value",
         "must be from 2 to 2, not 3"),
        ('kind       = "payment"\nvalue      = 2', 'full = 3\nkind = "payment"', "full", "economy has no full"),
        ('triggers   = ["wood", "brick"]', 'value = 1\ntriggers = ["wood"]', "value", "urbanism has no value"),
        ('colour     = "grey"', 'colour = "red"', "colour", 'cannot be "red"; possible: grey'),
        ('colour     = "grey"', 'shields = 1\ncolour = "grey"', "shields", "wood has no shields"),
        ('colour     = "green"', 'points = 1\ncolour = "green"', "points", "gear has no points"),
        ('colour     = "red"', 'cat = true\ncolour = "red"', "cat", "shield has no cat"),
        ("coins      = 1", "coins = 2", "coins", "must be from 1 to 1, not 2"),
        ('effect     = "any_deck"', 'effect = "shields"', "effect", 'cannot be "shields"; possible: any_deck'),
        ('effect     = "any_deck"', 'value = 1\neffect = "any_deck"', "value", "alexandria has no value"),
        ('wonder     = "giza"\nnumber     = 2', 'effect = true\nwonder = "giza"\nnumber = 2', "effect",
         "giza has no effect"),
        ("requires   = [1]", "requires = [true]", "requires", "a stage stands on stages with smaller numbers"),
        ("requires   = [2, 3]", "requires = [2, 2]", "requires", "2 is there twice"),
        ("conflict_tokens = [3, 3, 4, 5, 6, 6]", "conflict_tokens = [true, 3, 4, 5, 6, 6]", "conflict_tokens",
         "six numbers from 1 to 99 are needed, for 2 to 7 players"),
        ("conflict_tokens = [3, 3, 4, 5, 6, 6]", "conflict_tokens = [100, 3, 4, 5, 6, 6]", "conflict_tokens",
         "six numbers from 1 to 99 are needed, for 2 to 7 players"),
        ('triggers   = ["wood", "brick"]', 'triggers = "wood"', "triggers",
         'must be a list in square brackets, not "wood"'),
        ('kind       = "extra_card"', 'sort = "extra_card"', "sort",
         "is an unknown field (known: id, copies, kind, triggers, value, full, provenance)"),
        ("full       = 6", "full = 100", "full", "must be from 0 to 99, not 100"),
        ("full       = 6", "full = -1", "full", "must be from 0 to 99, not -1"),
        ("full       = 12", "full = 100", "full", "must be from 0 to 99, not 100"),
        ("full       = 12", "full = -1", "full", "must be from 0 to 99, not -1"),
        ("value      = 4\nfull       = 6", "value = 100\nfull = 6", "value", "must be from 0 to 99, not 100"),
        ("value      = 4\nfull       = 12", "value = -1\nfull = 12", "value", "must be from 0 to 99, not -1"),
        ("[points]", "[point]", "point", "is an unknown section (perhaps points?)"),
    ],
)  # fmt: skip
def test_wrong_values_are_refused_with_their_line(tmp_path: Path, old: str, new: str, field: str, problem: str) -> None:
    text = standard()
    assert refused(tmp_path, text.replace(old, new, 1)) == (line_of(text, old), field, problem)


@pytest.mark.parametrize(
    ("name", "value", "most"),
    [("tactics", 10, 9), ("politics", 100, 99), ("strategy", 100, 99), ("education", 100, 99), ("culture", 100, 99)],
)
def test_values_of_tokens(tmp_path: Path, name: str, value: int, most: int) -> None:
    text = standard()
    start = text.index("value ", text.index(f'"{name}"', text.index("[[token]]")))
    end = text.index("\n", start)
    for wrong in (value, -1):
        bad = text[:start] + f"value = {wrong}" + text[end:]
        line = text[:start].count("\n") + 1
        assert refused(tmp_path, bad) == (line, "value", f"must be from 0 to {most}, not {wrong}")


@pytest.mark.parametrize(
    ("section", "field", "number"),
    [
        ("token", "copies", 3), ("token", "provenance", 0), ("token", "value", 8), ("token", "full", 9),
        ("token", "full", 13), ("token", "value", 13), ("wonder", "value", 4), ("wonder", "value", 6),
        ("wonder", "provenance", 2), ("stage", "cost", 7), ("stage", "points", 8), ("stage", "number", 9),
        ("stage", "wonder", 34), ("card", "id", 5), ("card", "provenance", 4), ("deck", "id", 0),
    ],
)  # fmt: skip
def test_what_is_missing_is_named_with_the_line_of_its_row(
    tmp_path: Path, section: str, field: str, number: int
) -> None:
    text = standard()
    start, end = row(section, number)
    at = text.index(f"\n{field} ", start, end)
    bad = text[:at] + text[text.index("\n", at + 1) :]
    line = text[:start].count("\n") + 1
    assert refused(tmp_path, bad) == (line, field, f"is missing in [{section}]")


@pytest.mark.parametrize(("section", "many"), [("card", 14), ("deck", 8), ("wonder", 7), ("stage", 35), ("token", 14)])
def test_a_row_too_many_or_too_few(tmp_path: Path, section: str, many: int) -> None:
    text = standard()
    more = f'\n\n[[{section}]]\nid = "more"\nprovenance = "public"\n'
    assert refused(tmp_path, text.rstrip("\n") + more) == (
        text.rstrip("\n").count("\n") + 3,
        section,
        f"must come exactly {many} times; there are {many + 1} [[{section}]] in the pack",
    )
    start, end = row(section, many - 1)
    assert refused(tmp_path, text[:start] + text[end:])[1:] == (
        section, f"must come exactly {many} times; there are {many - 1} [[{section}]] in the pack"
    )  # fmt: skip


@pytest.mark.parametrize("section", ["rules", "points"])
def test_a_section_that_is_missing(tmp_path: Path, section: str) -> None:
    text = standard()
    start = text.index(f"\n[{section}]")
    bad = text[:start] + text[text.index("\n\n", start) :]
    assert refused(tmp_path, bad)[1:] == (section, f"is missing: the pack has no section [{section}]")


@pytest.mark.parametrize("deck", ["giza", "central"])
def test_a_deck_without_cards(tmp_path: Path, deck: str) -> None:
    text = standard()
    start = text.index(f'id         = "{deck}"', text.index("[[deck]]"))
    end = text.index("provenance", start)
    bad = text[:start] + f'id = "{deck}"\n' + text[end:]
    assert refused(tmp_path, bad) == (text[:start].count("\n") + 1, "id", f"the deck of {deck} has no card")


def test_more_tokens_face_up_than_there_are(tmp_path: Path) -> None:
    text = standard().replace("copies     = 1", "copies     = 0").replace("face_up         = 3", "face_up         = 2")
    assert GAME.pack_from(written(tmp_path, text)).name == "standard"
    text = text.replace("face_up         = 2", "face_up         = 3")
    assert refused(tmp_path, text) == (
        line_of(text, "face_up         ="),
        "face_up",
        "there are 2 progress tokens in all",
    )


def test_the_standard_pack_is_read(tmp_path: Path) -> None:
    assert GAME.pack_from(written(tmp_path, standard())) == GAME.standard_pack()
    assert player(match(decks={1: "coin coin"}), 1).wonder == "giza"
