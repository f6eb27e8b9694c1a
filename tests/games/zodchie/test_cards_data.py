"""The standard pack, card by card, and what a pack may not say."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from artel.games.zodchie import GAME, effects
from artel.games.zodchie.components import COLOURS, Cards, Face, Property, extras_of, read_cards
from artel.games.zodchie.properties import KINDS, PROPERTIES
from artel.kernel.errors import BadPack
from artel.kernel.packs import read_pack
from clauses import rule

STANDARD = Path(str(GAME.standard_pack().row("pack").file)).read_text(encoding="utf-8")

# name: values, initial value, kind of property
BASE = {
    "tavern": ("0 1 4 7", "1", "instant"),
    "market": ("1 2 5 8", "2", "instant"),
    "barracks": ("2 3 6 8", "3", "instant"),
    "orangery": ("2 4 6 7", "4", "instant"),
    "inn": ("3 5 7 8", "5", "delayed"),
    "temple": ("5 6 7 8", "6", "none"),
    "park": ("5 7 8 9", "7", "endgame"),
    "watchtower": ("6 8 9 10", "8", "instant"),
    "theatre": ("9", "9", "instant"),
    "villa": ("6 8 10 12", "10", "instant"),
    "forge": ("X-1 X X+1 X+2", "X", "instant"),
    "library": ("No-1 No No+1 No+2", "No", "instant"),
}
EXTRA = {
    "arsenal": ("3 5 7 9", "5", "instant", "red", "inn"),
    "laboratory": ("1 2 5 8", "2", "instant", "red", "market"),
    "fortress": ("7", "7", "none", "red", "temple"),
    "prison": ("3 4 6 8", "4", "instant", "red", "orangery"),
    "town_hall": ("9 12 13 14", "12", "preliminary", "red", "villa"),
    "colosseum": ("7 9 10 11", "9", "endgame", "red", "theatre"),
    "fountain": ("1 2 5 8", "2", "instant", "green", "market"),
    "statue": ("4 6 7 8", "6", "endgame", "green", "temple"),
    "windmill": ("No-1 No No+2 No+4", "No", "instant", "green", "library"),
    "farm": ("6 8 9 10", "8", "endgame", "green", "watchtower"),
    "stables": ("3 5 6 8", "5", "instant", "green", "inn"),
    "bridge": ("No+2", "No+2", "none", "green", "theatre"),
    "magic_academy": ("12 15 16 17", "15", "preliminary", "blue", "villa"),
    "cemetery": ("2", "2", "delayed", "blue", "market"),
    "museum": ("3 5 7 8", "5", "delayed", "blue", "inn"),
    "school": ("3 4 7 8", "4", "instant", "blue", "orangery"),
    "university": ("X-1 X X+2 X+3", "X", "instant", "blue", "forge"),
    "observatory": ("6 8 9 10", "8", "endgame", "blue", "watchtower"),
    "obelisk": ("-2 0 3 6", "0", "delayed", "yellow", "market"),
    "manufactory": ("2 3 6 8", "3", "instant", "yellow", "barracks"),
    "bank": ("4 7 9 11", "7", "endgame", "yellow", "park"),
    "shop": ("0 1 4 8", "1", "instant", "yellow", "tavern"),
    "palace": ("5 10 12 14", "10", "instant", "yellow", "villa"),
    "customs": ("4 6 7 8", "6", "instant", "yellow", "temple"),
}
PROTECTED = ["temple", "fortress", "bridge", "magic_academy"]
PRINTED = ["fortress", "town_hall", "bridge", "magic_academy", "obelisk"]


@pytest.fixture
def cards() -> Cards:
    return read_cards(GAME.standard_pack(), PROPERTIES, KINDS)


def labels(face: Face) -> str:
    return " ".join(face.label(side) for side in range(len(face.values)))


# -- the standard pack --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BASE)
def test_a_base_card_is_as_the_list_says(cards: Cards, name: str) -> None:
    face = cards.faces[cards.kinds[name]]
    assert (labels(face), face.label(face.initial), face.kind) == BASE[name]
    assert (face.name, face.behaves, face.colour, face.replaces, face.titles) == (name, name, "", "", {})
    assert face.protected == (name in PROTECTED)


@pytest.mark.parametrize("name", EXTRA)
def test_an_extra_card_is_as_the_list_says(cards: Cards, name: str) -> None:
    face = cards.faces[cards.kinds[name]]
    assert (labels(face), face.label(face.initial), face.kind, face.colour, face.replaces) == EXTRA[name]
    assert (face.name, face.behaves, face.titles) == (name, name, {})
    assert face.protected == (name in PROTECTED)


def test_the_cards_are_in_order_base_cards_first_then_colour_by_colour(cards: Cards) -> None:
    assert cards.names == [*BASE, *EXTRA]
    assert [cards.kinds[name] for name in cards.names] == list(range(36))
    assert [list(extras_of(colour)) for colour in range(4)] == [
        list(range(12, 18)),
        list(range(18, 24)),
        list(range(24, 30)),
        list(range(30, 36)),
    ]


def test_the_rules_read_the_cards_as_arrays_and_sets(cards: Cards) -> None:
    def of(mask: int) -> list[str]:
        return [name for kind, name in enumerate(cards.names) if mask >> kind & 1]

    assert (cards.hand, cards.tokens) == (3, 2)
    assert of(cards.protected) == PROTECTED
    assert of(cards.one_sided) == ["theatre", "fortress", "bridge", "cemetery"]
    assert of(cards.priced) == ["town_hall", "magic_academy"]
    assert of(cards.instant) == [name for name, row in {**BASE, **EXTRA}.items() if row[2] == "instant"]
    assert of(cards.never_taken_back) == ["market", "forge", "manufactory"]
    assert [of(mask) for mask in (cards.inn, cards.forge, cards.cemetery, cards.obelisk, cards.park)] == [
        ["inn"], ["forge"], ["cemetery"], ["obelisk"], ["park"],
    ]  # fmt: skip
    assert list(cards.replaces)[:12] == [-1] * 12
    assert [cards.names[kind] for kind in list(cards.replaces)[12:]] == [row[4] for row in EXTRA.values()]
    assert list(cards.sides) == [len(row[0].split()) for row in [*BASE.values(), *EXTRA.values()]]
    assert list(cards.initial) == [row[0].split().index(row[1]) for row in [*BASE.values(), *EXTRA.values()]]
    assert list(cards.value)[:4] == [0, 1, 4, 7]
    assert list(cards.value)[8 * 4 : 9 * 4] == [9, 9, 9, 9]
    assert list(cards.value)[10 * 4 : 12 * 4] == [-1, 0, 1, 2, -1, 0, 1, 2]
    assert list(cards.meaning)[9:12] == [0, 1, 2]
    assert len(cards.value) == 144


def test_every_card_has_the_property_of_its_name_and_every_property_a_card(cards: Cards) -> None:
    rows = [*GAME.standard_pack().rows("base"), *GAME.standard_pack().rows("extra")]
    assert sorted(row.text("id") for row in rows) == sorted(PROPERTIES)
    for kind, name in enumerate(cards.names):
        assert cards.properties[kind] is PROPERTIES[name]


def test_every_property_that_acts_has_a_module_of_its_name_and_every_module_a_property() -> None:
    modules = {info.name for info in pkgutil.iter_modules(effects.__path__)}
    acting = {name for name, what in PROPERTIES.items() if type(what) is not Property}
    assert acting == modules
    assert set(PROPERTIES) - acting == {"inn", "cemetery", "temple", "fortress", "bridge"}
    for name, what in PROPERTIES.items():
        if name in acting:
            home = import_module(f"artel.games.zodchie.effects.{name}")
            assert type(what) is getattr(home, "".join(part.capitalize() for part in name.split("_")))


def test_a_property_does_nothing_unless_it_says_so() -> None:
    plain = Property()
    t = GAME.lay_out(GAME.setup(2), {"city": {"a1": "1 temple"}})
    assert plain.played(t, 0, 0, False, None) == ()
    assert plain.points(t, 0, 0) == 0
    assert plain.can_pay(t, 0, 5, -1) is True
    assert plain.may_refuse(t, 0, 5) is False
    assert plain.pay(0, 5, -1, False) == ()


@rule("Z11.1")
def test_the_six_extras_differ_by_colour_and_the_initial_values_of_the_base_cards_all_differ(cards: Cards) -> None:
    base = [face.label(face.initial) for face in cards.faces[:12]]
    assert len(set(base)) == 12
    for colour in range(4):
        mine = [cards.faces[kind] for kind in extras_of(colour)]
        assert [face.colour for face in mine] == [COLOURS[colour]] * 6
        assert len({face.replaces for face in mine}) == 6


@rule("Z11.1")
def test_a_normal_card_has_four_values_so_a_quarter_turn_wraps(cards: Cards) -> None:
    odd = {face.name: len(face.values) for face in cards.faces if len(face.values) != 4}
    assert odd == {"theatre": 1, "fortress": 1, "bridge": 1, "cemetery": 1}


@rule("Z11.1")
def test_the_values_are_marked_as_reconstructed(cards: Cards) -> None:
    assert {face.provenance for face in cards.faces} == {"reconstructed"}
    assert GAME.standard_pack().row("rules").provenance() == "rulebook"
    assert GAME.standard_pack().name == "standard"


@rule("Z9.1")
@pytest.mark.parametrize("name", EXTRA)
def test_an_extra_has_the_initial_value_of_the_card_it_replaces_or_names_that_card(name: str) -> None:
    [row] = [row for row in GAME.standard_pack().rows("extra") if row.text("id") == name]
    assert row.flag("printed") == (name in PRINTED)
    assert (EXTRA[name][1] == BASE[EXTRA[name][4]][1]) or name in PRINTED


# -- packs that are refused ---------------------------------------------------------------------------------


def read(folder: Path) -> Cards:
    return read_cards(read_pack(folder, GAME.id), PROPERTIES, KINDS)


@pytest.fixture
def changed(tmp_path: Path) -> Callable[[str, str, str], Cards]:
    """Reads the standard pack with another value in one field of one card; None: without that field."""

    def change(name: str, field: str, value: str | None) -> Cards:
        lines = STANDARD.split("\n")
        at = line(name, field) - 1
        lines[at] = "" if value is None else f"{field} = {value}"
        (tmp_path / "zodchie.toml").write_text("\n".join(lines), encoding="utf-8")
        return read(tmp_path)

    return change


def line(name: str, field: str) -> int:
    """Where a field of a card stands in the standard pack; the line after its id where it has no such field."""
    lines = STANDARD.split("\n")
    start = next(at for at, text in enumerate(lines) if text.split()[2:3] == [f'"{name}"'])
    for at in range(start, len(lines)):
        if lines[at].startswith(field + " "):
            return at + 1
        if not lines[at]:
            break
    return at + 1


def refused(tmp_path: Path, at: int, field: str, problem: str) -> dict[str, object]:
    return {"file": str(tmp_path / "zodchie.toml"), "line": at, "field": field, "problem": problem}


NEITHER = "{} is neither a number from -99 to 99 nor X±n nor No±n"
DIFFER = "the initial values differ, so the card must say what it replaces: printed = true (Z9.1)"


@pytest.mark.parametrize(
    ("name", "field", "value", "problem"),
    [
        ("tavern", "values", "[]", "one to four values are needed"),
        ("tavern", "values", "[0, 1, 2, 3, 4]", "one to four values are needed"),
        ("tavern", "values", "1", "must be a list in square brackets, not 1"),
        ("tavern", "values", '[0, 1, "X", 7]', "plain, X and No values cannot be mixed on one card"),
        ("forge", "values", '["X", "No"]', "plain, X and No values cannot be mixed on one card"),
        ("tavern", "values", "[0, 1, 7, 4]", "the values must rise"),
        ("tavern", "values", "[0, 1, 1, 4]", "the values must rise"),
        ("tavern", "values", "[0, 1, 4, 100]", NEITHER.format("100")),
        ("tavern", "values", "[-100, 1, 4, 7]", NEITHER.format("-100")),
        ("tavern", "values", "[true, 1, 4, 7]", NEITHER.format("True")),
        ("tavern", "values", "[0.5, 1, 4, 7]", NEITHER.format("0.5")),
        ("forge", "values", '["Y", "X"]', NEITHER.format("'Y'")),
        ("forge", "values", '["X", "X1"]', NEITHER.format("'X1'")),
        ("forge", "values", '["X", "X+100"]', NEITHER.format("'X+100'")),
        ("forge", "values", '["X", "XX"]', NEITHER.format("'XX'")),
        ("tavern", "initial", "2", "it must be one of the values"),
        ("tavern", "initial", '"X+1"', "it must be one of the values"),
        ("forge", "initial", '"No"', "it must be one of the values"),
        ("forge", "initial", '"X*2"', NEITHER.format("'X*2'")),
        ("inn", "kind", '"late"', 'cannot be "late"; possible: preliminary, instant, delayed, endgame, none'),
        ("park", "kind", '"preliminary"', "the property of park is endgame, not preliminary"),
        ("town_hall", "kind", '"instant"', "the property of town_hall is preliminary, not instant"),
        ("tavern", "kind", '"none"', "the property of tavern is instant, not none"),
        ("temple", "kind", '"endgame"', "the property of temple is none, not endgame"),
        ("arsenal", "id", '"replace"\nproperty = "arsenal"', "replace is a word of the notation"),
        ("inn", "provenance", '"mine"', 'cannot be "mine"; possible: rulebook, public, reconstructed, own'),
        ("temple", "protected", "1", "must be true or false, not 1"),
        ("arsenal", "colour", '"green"', "six extras per colour in the order red, green, blue, yellow are needed"),
        ("colosseum", "colour", '"green"', "six extras per colour in the order red, green, blue, yellow are needed"),
        ("arsenal", "colour", '"pink"', 'cannot be "pink"; possible: red, green, blue, yellow'),
        ("arsenal", "replaces", '"arsenal"', "arsenal is no base card"),
        ("laboratory", "replaces", '"inn"', "two red extras replace inn"),
        ("arsenal", "replaces", '"forge"', DIFFER),
        ("arsenal", "id", '"Arsenal"', "small letters and _ are needed"),
        ("arsenal", "id", '"_arsenal"', "small letters and _ are needed"),
        ("arsenal", "id", '"arsenal2"', "small letters and _ are needed"),
        ("arsenal", "id", '"zoo"', "no property is called zoo"),
        ("arsenal", "id", '"tavern"', "tavern is there twice"),
    ],
)
def test_a_wrong_field_is_refused_with_its_line(
    changed: Callable[..., Cards], tmp_path: Path, name: str, field: str, value: str, problem: str
) -> None:
    with pytest.raises(BadPack) as raised:
        changed(name, field, value)
    assert raised.value.details == refused(tmp_path, line(name, field), field, problem)


@rule("Z11.1")
def test_two_base_cards_with_one_initial_value_are_refused_at_the_first(
    changed: Callable[..., Cards], tmp_path: Path
) -> None:
    with pytest.raises(BadPack) as raised:
        changed("market", "initial", "1")
    problem = "two base cards begin with this value (Z11.1)"
    assert raised.value.details == refused(tmp_path, line("tavern", "initial"), "initial", problem)


@rule("Z9.1")
@pytest.mark.parametrize(("name", "field", "value"), [("laboratory", "initial", "5"), ("fortress", "printed", "false")])
def test_an_extra_with_another_initial_value_must_name_the_card_it_replaces(
    changed: Callable[..., Cards], tmp_path: Path, name: str, field: str, value: str
) -> None:
    with pytest.raises(BadPack) as raised:
        changed(name, field, value)
    assert raised.value.details == refused(tmp_path, line(name, "replaces"), "replaces", DIFFER)


def test_the_second_of_two_cards_with_one_id_is_refused(changed: Callable[..., Cards], tmp_path: Path) -> None:
    with pytest.raises(BadPack) as raised:
        changed("arsenal", "id", '"laboratory"')
    assert raised.value.details == refused(tmp_path, line("laboratory", "id"), "id", "laboratory is there twice")


@pytest.mark.parametrize(
    ("name", "extra_line", "field", "problem"),
    [
        ("tavern", 'colour = "red"', "colour", "only an extra card has it"),
        ("tavern", 'replaces = "inn"', "replaces", "only an extra card has it"),
        ("library", "printed = true", "printed", "only an extra card has it"),
        ("inn", 'property = "pub"', "property", "no property is called pub"),
        ("inn", 'colours = "red"', "colours", "is an unknown field (perhaps colour?)"),
        ("inn", "name_en = 5", "name_en", "must be a text in quotes, not 5"),
    ],
)
def test_a_field_that_does_not_belong_there_is_refused(
    changed: Callable[..., Cards], tmp_path: Path, name: str, extra_line: str, field: str, problem: str
) -> None:
    with pytest.raises(BadPack) as raised:
        changed(name, "id", f'"{name}"\n{extra_line}')
    assert raised.value.details == refused(tmp_path, line(name, "id") + 1, field, problem)


@pytest.mark.parametrize("field", ["values", "initial", "kind", "provenance"])
def test_a_field_that_is_missing_is_named_with_its_card(
    changed: Callable[..., Cards], tmp_path: Path, field: str
) -> None:
    with pytest.raises(BadPack) as raised:
        changed("market", field, None)
    problem = "is missing in [base]"
    assert raised.value.details == refused(tmp_path, line("market", "id") - 1, field, problem)


@pytest.mark.parametrize(
    ("name", "field", "problem"),
    [
        ("arsenal", "colour", "is missing in [extra]"),
        ("arsenal", "replaces", "is missing in [extra]"),
    ],
)
def test_an_extra_needs_a_colour_and_a_card_that_it_replaces(
    changed: Callable[..., Cards], tmp_path: Path, name: str, field: str, problem: str
) -> None:
    with pytest.raises(BadPack) as raised:
        changed(name, field, None)
    assert raised.value.details == refused(tmp_path, line(name, "id") - 1, field, problem)


@pytest.mark.parametrize(
    ("old", "new", "field", "problem"),
    [
        ("hand       = 3", "hand       = 0", "hand", "must be from 1 to 5, not 0"),
        ("hand       = 3", "hand       = 6", "hand", "must be from 1 to 5, not 6"),
        ("tokens     = 2", "tokens     = -1", "tokens", "must be from 0 to 8, not -1"),
        ("tokens     = 2", "tokens     = 9", "tokens", "must be from 0 to 8, not 9"),
        ("tokens     = 2", "token = 2", "token", "is an unknown field (perhaps tokens?)"),
        ("hand       = 3", "", "hand", "is missing in [rules]"),
        ("[rules]", "[rule]", "rule", "is an unknown section (perhaps rules?)"),
    ],
)
def test_wrong_numbers_of_the_rules_are_refused(tmp_path: Path, old: str, new: str, field: str, problem: str) -> None:
    (tmp_path / "zodchie.toml").write_text(STANDARD.replace(old, new, 1), encoding="utf-8")
    at = STANDARD[: STANDARD.index(old if new else "[rules]")].count("\n") + 1
    with pytest.raises(BadPack) as raised:
        read(tmp_path)
    assert raised.value.details == refused(tmp_path, at, field, problem)


@pytest.mark.parametrize(
    ("section", "problem"),
    [
        ("base", "must come exactly 12 times; there are 13 [[base]] in the pack"),
        ("extra", "must come exactly 24 times; there are 25 [[extra]] in the pack"),
    ],
)
def test_a_card_too_many_is_refused(tmp_path: Path, section: str, problem: str) -> None:
    more = f'[[{section}]]\nid = "zoo"\nprovenance = "public"\n'
    (tmp_path / "zodchie.toml").write_text(f"{STANDARD}\n{more}", encoding="utf-8")
    with pytest.raises(BadPack) as raised:
        read(tmp_path)
    assert raised.value.details == refused(tmp_path, STANDARD.count("\n") + 2, section, problem)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("library", "must come exactly 12 times; there are 11 [[base]] in the pack"),
        ("customs", "must come exactly 24 times; there are 23 [[extra]] in the pack"),
    ],
)
def test_a_card_too_few_is_refused(tmp_path: Path, name: str, problem: str) -> None:
    start = STANDARD.rindex("[[", 0, STANDARD.index(f'"{name}"'))
    end = STANDARD.find("\n\n", start)
    text = STANDARD[:start] + (STANDARD[end:] if end >= 0 else "")
    (tmp_path / "zodchie.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadPack) as raised:
        read(tmp_path)
    assert raised.value.details["problem"] == problem


def test_a_pack_may_bring_other_values_other_names_and_borrowed_properties(
    tmp_path: Path,
) -> None:
    more = '"inn"\nname_en = "Hostel"\nname_ru = "Ночлег"\nproperty = "temple"'
    more += '\nkind = "none"'
    text = STANDARD.replace('kind       = "delayed"\n', "", 1).replace('"inn"', more, 1)
    (tmp_path / "zodchie.toml").write_text(text, encoding="utf-8")
    cards = read(tmp_path)
    face = cards.faces[4]
    assert (face.name, face.behaves, face.titles) == ("inn", "temple", {"en": "Hostel", "ru": "Ночлег"})
    assert cards.properties[4] is PROPERTIES["temple"]
    assert cards.inn == 0


@pytest.mark.parametrize(("name", "like"), [("museum", "cemetery"), ("inn", "obelisk"), ("inn", "cemetery")])
def test_a_deck_has_one_cemetery_and_one_obelisk(changed: Callable[..., Cards], name: str, like: str) -> None:
    with pytest.raises(BadPack) as raised:
        changed(name, "id", f'"{name}"\nproperty = "{like}"')
    assert raised.value.details["problem"] == f"two cards of one deck behave like {like}"


def test_every_property_has_its_kind(cards: Cards) -> None:
    assert set(KINDS) == set(PROPERTIES)
    assert {face.name: face.kind for face in cards.faces} == KINDS


def test_a_pack_may_set_the_borders_of_hand_tokens_and_values(tmp_path: Path) -> None:
    text = STANDARD.replace("hand       = 3", "hand = 5").replace("tokens     = 2", "tokens = 8")
    text = text.replace("[0, 1, 4, 7]", "[-99, 1, 99]").replace('["X-1", "X", "X+1", "X+2"]', '["X-99", "X", "X+99"]')
    (tmp_path / "zodchie.toml").write_text(text, encoding="utf-8")
    cards: Cards = read(tmp_path)
    assert (cards.hand, cards.tokens) == (5, 8)
    assert cards.faces[0].values == [-99, 1, 99]
    assert labels(cards.faces[10]) == "X-99 X X+99"
    assert list(cards.value)[:4] == [-99, 1, 99, -99]
    text = text.replace("hand = 5", "hand = 1").replace("tokens = 8", "tokens = 0")
    (tmp_path / "zodchie.toml").write_text(text, encoding="utf-8")
    cards = read(tmp_path)
    assert (cards.hand, cards.tokens) == (1, 0)
