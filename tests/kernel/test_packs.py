from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path

import pytest

from artel.kernel.errors import BadPack
from artel.kernel.packs import PROVENANCE, Pack, Row, pack_of, read_one, read_pack

HEAD = '[pack]\ngame = "toy"\nname = "small"\n'
GOOD = """\
# a pack for a toy game
[pack]
game = "toy"
name = "small"
about = "Two cards, to try things out"

[rules]
hand = 3
open = true
provenance = "rulebook"

[[card]]
id = "mill"       # the first
values = [1, "X+2"]
kind = "plain"
provenance = "public"

[[card]]
id = "inn"
values = [
    2,
    4,  # a comment with ] in it
]
provenance = "reconstructed"
"""


@pytest.fixture
def pack(tmp_path: Path) -> Callable[..., Pack]:
    """Writes the texts as a.toml, b.toml … and reads them as a pack for the game "toy"."""

    def read(*texts: str | bytes) -> Pack:
        for letter, text in zip("abc", texts, strict=False):
            (tmp_path / f"{letter}.toml").write_bytes(text.encode() if isinstance(text, str) else text)
        return read_pack(tmp_path, "toy")

    return read


@contextmanager
def wrong(folder: Path, file: str, line: int, field: str, problem: str) -> Iterator[None]:
    """Expects a BadPack in exactly this place; `problem` is part of what it says."""
    with pytest.raises(BadPack, match=re.escape(problem)) as raised:
        yield
    details = raised.value.details
    assert (details["file"], details["line"], details["field"]) == (str(folder / file), line, field)


def test_a_good_pack(pack: Callable[..., Pack]) -> None:
    read = pack(GOOD)
    assert (read.game, read.name, read.about) == ("toy", "small", "Two cards, to try things out")
    assert re.fullmatch("[0-9a-f]{16}", read.digest)
    read.only("rules", "card")

    rules = read.row("rules")
    rules.only("hand", "open", "provenance")
    assert rules.integer("hand", 3, 3) == 3
    assert rules.flag("open") is True
    assert [rules.raw("hand"), rules.raw("open"), rules.raw("none", "X")] == [3, True, "X"]
    assert rules.provenance() == "rulebook"

    mill, inn = read.rows("card", 2, 2)
    assert [card.text("id") for card in (mill, inn)] == ["mill", "inn"]
    assert [card.items("values") for card in (mill, inn)] == [[1, "X+2"], [2, 4]]
    assert [card.provenance() for card in (mill, inn)] == ["public", "reconstructed"]
    assert mill.choice("kind", ["plain", "odd"]) == "plain"
    assert "kind" in mill
    assert "kind" not in inn
    assert read.rows("none") == []


def test_defaults(pack: Callable[..., Pack]) -> None:
    _, inn = pack(GOOD).rows("card")
    assert inn.text("name_en", "") == ""
    assert inn.choice("kind", ["plain", "odd"], "odd") == "odd"
    assert inn.integer("copies", 1, 9, 1) == 1
    assert inn.flag("protected") is False
    assert inn.flag("protected", True) is True


def test_a_pack_cannot_be_changed(pack: Callable[..., Pack]) -> None:
    read = pack(GOOD)
    with pytest.raises(AttributeError):
        read.name = "other"  # type: ignore[misc]
    read.rows("card").clear()
    read.rows("card")[0].items("values").clear()
    assert read.rows("card")[0].items("values") == [1, "X+2"]


def test_several_files_are_one_pack(pack: Callable[..., Pack], tmp_path: Path) -> None:
    whole = pack(GOOD)
    cut = GOOD.index('[[card]]\nid = "inn"')
    (tmp_path / "notes.md").write_text("not data")
    (tmp_path / "._a.toml").write_bytes(b"\xff")
    (tmp_path / "folder.toml").mkdir()
    parts = pack(GOOD[:cut], GOOD[cut:])
    assert parts == whole
    assert [card.text("id") for card in parts.rows("card")] == ["mill", "inn"]
    assert [(Path(card.file).name, card.line("values")) for card in parts.rows("card")] == [
        ("a.toml", 14),
        ("b.toml", 3),
    ]


def test_packs_inside_an_installed_package() -> None:
    read = read_pack(resources.files("artel.games") / "zodchie" / "data", "zodchie")
    assert read.name == "standard"
    assert len(read.rows("base", 12, 12)) == 12


def test_layout_does_not_change_the_digest(pack: Callable[..., Pack]) -> None:
    digest = pack(GOOD).digest
    keys_in_other_order = GOOD.replace("hand = 3\nopen = true\n", "open = true\nhand = 3\n")
    sections_in_other_order = GOOD.replace('[rules]\nhand = 3\nopen = true\nprovenance = "rulebook"\n', "")
    sections_in_other_order += '[rules]\nhand = 3\nopen = true\nprovenance = "rulebook"\n'
    for same in (
        GOOD.replace("# the first", "# or another remark"),
        GOOD.replace("[1, ", "[ 1,\n  "),
        GOOD.replace("\n", "\r\n"),
        "\ufeff" + GOOD,
        keys_in_other_order,
        sections_in_other_order,
    ):
        assert same != GOOD
        assert pack(same).digest == digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"small"', '"Small"'),
        ("Two cards", "2 cards"),
        ("hand = 3", "hand = 4"),
        ("open = true", "open = false"),
        ('[1, "X+2"]', '["1", "X+2"]'),
        ('[1, "X+2"]', '["X+2", 1]'),
        ('"plain"', '"odd"'),
        ('kind = "plain"\n', ""),
        ('"public"', '"rulebook"'),
        ('"inn"', '"Inn"'),
    ],
)
def test_every_value_changes_the_digest(pack: Callable[..., Pack], old: str, new: str) -> None:
    before = pack(GOOD)
    after = pack(GOOD.replace(old, new))
    assert after.digest != before.digest
    assert after != before


def test_the_order_of_rows_counts(pack: Callable[..., Pack]) -> None:
    one, two = '[[card]]\nid = 1\nprovenance = "public"\n', '[[card]]\nid = 2\nprovenance = "public"\n'
    assert pack(HEAD + one + two).digest != pack(HEAD + two + one).digest


# What is wrong with a folder or a file


def test_no_folder(tmp_path: Path) -> None:
    with wrong(tmp_path, "nowhere", 0, "folder", "there is no such folder"):
        read_pack(tmp_path / "nowhere", "toy")
    (tmp_path / "a.toml").write_text(GOOD)
    with wrong(tmp_path, "a.toml", 0, "folder", "there is no such folder"):
        read_pack(tmp_path / "a.toml", "toy")


def test_no_file(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(GOOD)
    with wrong(tmp_path, "", 0, "folder", "no *.toml file"):
        read_pack(tmp_path, "toy")


@pytest.mark.parametrize(("method", "file", "field"), [("read_bytes", "a.toml", "file"), ("iterdir", "", "folder")])
def test_unreadable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, file: str, field: str) -> None:
    def denied(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "a.toml").write_text(GOOD)
    monkeypatch.setattr(Path, method, denied)
    with wrong(tmp_path, file, 0, field, "cannot be read: Permission denied"):
        read_pack(tmp_path, "toy")


def test_not_utf8(pack: Callable[..., Pack], tmp_path: Path) -> None:
    with wrong(tmp_path, "a.toml", 4, "encoding", "not UTF-8"):
        pack(HEAD.encode() + 'about = "Мельница"'.encode("cp1251"))


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (HEAD + "about\n[rules]\n", 4, "Expected '=' after a key in a key/value pair at column 6"),
        (HEAD + 'name = "again"\n', 4, "Cannot overwrite a value at column 15"),
        (HEAD + "[rules]\nvalues = [1,\n2\n\n", 6, "Unclosed array at the end of the file"),
        (HEAD + f"long = {'9' * 5000}\n", 0, "4300 digits"),
        (HEAD + f"long = 0x{'f' * 5000}\n", 0, "4300"),
        (HEAD + f"deep = {'[' * 5000}{']' * 5000}\n", 0, "recursion"),
    ],
)
def test_not_toml(pack: Callable[..., Pack], tmp_path: Path, text: str, line: int, problem: str) -> None:
    with wrong(tmp_path, "a.toml", line, "syntax", problem):
        pack(text)


# What is wrong with sections


def test_no_head(pack: Callable[..., Pack], tmp_path: Path) -> None:
    with wrong(tmp_path, "", 0, "pack", "no file in it has a section [pack]"):
        pack("[rules]\nhand = 3\n")


@pytest.mark.parametrize(
    ("text", "line", "field", "problem"),
    [
        ('[pack]\nname = "small"\n', 1, "game", "is missing in [pack]"),
        ('\n\n[pack]\ngame = "toy"\n', 3, "name", "is missing in [pack]"),
        ('[pack]\nname = "small"\ngame = "chess"\n', 3, "game", 'for "chess", not for "toy"'),
        (HEAD + 'licence = "me"\n', 4, "licence", "unknown field (known: game, name, about)"),
        (HEAD + 'abuot = "me"\n', 4, "abuot", "unknown field (perhaps about?)"),
        ('[[pack]]\nname = "small"\n', 1, "pack", "write [pack] once, not [[pack]]"),
        ('name = "small"\n' + HEAD, 1, "name", "stands outside of any [section]"),
        ("cards = []\n" + HEAD, 1, "cards", "stands outside of any [section]"),
        ("\ncards = [{}, 1]\n" + HEAD, 2, "cards", "stands outside of any [section]"),
    ],
)
def test_bad_head(pack: Callable[..., Pack], tmp_path: Path, text: str, line: int, field: str, problem: str) -> None:
    with wrong(tmp_path, "a.toml", line, field, problem):
        pack(text)


@pytest.mark.parametrize("second", ["\n[rules]\nhand = 4\n", "\n[[rules]]\nhand = 4\n"])
def test_a_single_section_in_two_files(pack: Callable[..., Pack], tmp_path: Path, second: str) -> None:
    with wrong(tmp_path, "b.toml", 2, "rules", f"already in {tmp_path / 'a.toml'}, line 7"):
        pack(GOOD, second)


def test_a_list_in_one_file_and_a_single_section_in_another(pack: Callable[..., Pack], tmp_path: Path) -> None:
    with wrong(tmp_path, "b.toml", 1, "card", f"already in {tmp_path / 'a.toml'}, line 12"):
        pack(GOOD, "[card]\n")


def test_wrong_sections(pack: Callable[..., Pack], tmp_path: Path) -> None:
    read = pack(GOOD)
    with wrong(tmp_path, "a.toml", 2, "cards", "the pack has no section [cards]"):
        read.row("cards")
    with wrong(tmp_path, "a.toml", 12, "card", "write [card] once, not [[card]]"):
        read.row("card")
    with wrong(tmp_path, "a.toml", 7, "rules", "write [[rules]], not [rules]"):
        read.rows("rules")
    with wrong(tmp_path, "a.toml", 7, "rules", "unknown section (perhaps rule?)"):
        read.only("rule", "card")
    with wrong(tmp_path, "a.toml", 12, "card", "unknown section (known: rules, base)"):
        read.only("rules", "base")


def test_wrong_number_of_rows(pack: Callable[..., Pack], tmp_path: Path) -> None:
    read = pack(GOOD)
    assert len(read.rows("card", 1)) == len(read.rows("card", 1, 3)) == len(read.rows("card", 0, 2)) == 2
    with wrong(tmp_path, "a.toml", 18, "card", "must come exactly 3 times; there are 2 [[card]]"):
        read.rows("card", 3, 3)
    with wrong(tmp_path, "a.toml", 18, "card", "must come 0 to 1 times; there are 2 [[card]]"):
        read.rows("card", most=1)
    with wrong(tmp_path, "a.toml", 2, "token", "must come at least 1 times; there are 0 [[token]]"):
        read.rows("token", 1)


# What is wrong with fields


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("", "is missing in [card]"),
        ('provenance = "guess"\n', 'cannot be "guess"; possible: rulebook, public'),
    ],
)
def test_every_row_of_a_list_has_a_provenance(
    pack: Callable[..., Pack], tmp_path: Path, given: str, problem: str
) -> None:
    line = 6 if given else 5
    with wrong(tmp_path, "b.toml", line, "provenance", problem):
        pack(GOOD, '[[card]]\nid = "a"\nprovenance = "public"\n\n[[card]]\n' + given + 'id = "b"\n')
    assert PROVENANCE == ("rulebook", "public", "reconstructed", "own")


FIELDS = """\
[rules]
text = "a"
blank = "  "
number = 5
truth = true
half = 0.5
day = 2020-02-02
list = []
"""


@pytest.mark.parametrize(
    ("ask", "line", "field", "problem"),
    [
        (lambda row: row.raw("none"), 4, "none", "is missing in [rules]"),
        (lambda row: row.text("none"), 4, "none", "is missing in [rules]"),
        (lambda row: row.integer("none", 0, 9), 4, "none", "is missing in [rules]"),
        (lambda row: row.choice("none", ["a"]), 4, "none", "is missing in [rules]"),
        (lambda row: row.items("none"), 4, "none", "is missing in [rules]"),
        (lambda row: row.provenance(), 4, "provenance", "is missing in [rules]"),
        (lambda row: row.text("number"), 7, "number", "must be a text in quotes, not 5"),
        (lambda row: row.text("blank"), 6, "blank", "must not be empty"),
        (lambda row: row.text("day"), 10, "day", 'must be a text in quotes, not "2020-02-02"'),
        (lambda row: row.integer("text", 0, 9), 5, "text", 'must be a whole number, not "a"'),
        (lambda row: row.integer("truth", 0, 9), 8, "truth", "must be a whole number, not true"),
        (lambda row: row.integer("half", 0, 9), 9, "half", "must be a whole number, not 0.5"),
        (lambda row: row.integer("number", 0, 4), 7, "number", "must be from 0 to 4, not 5"),
        (lambda row: row.integer("number", 6, 9), 7, "number", "must be from 6 to 9, not 5"),
        (lambda row: row.flag("number"), 7, "number", "must be true or false, not 5"),
        (lambda row: row.choice("text", ["b", "c"]), 5, "text", 'cannot be "a"; possible: b, c'),
        (lambda row: row.choice("list", ["b", "c"]), 11, "list", "must be a text in quotes, not []"),
        (lambda row: row.items("text"), 5, "text", 'must be a list in square brackets, not "a"'),
        (lambda row: row.only("texts", "number"), 5, "text", "unknown field (perhaps texts?)"),
        (lambda row: row.fail("half", "is odd"), 9, "half", "is odd"),
    ],
)
def test_wrong_fields(
    pack: Callable[..., Pack],
    tmp_path: Path,
    ask: Callable[[Row], object],
    line: int,
    field: str,
    problem: str,
) -> None:
    row = pack(HEAD + FIELDS).row("rules")
    with wrong(tmp_path, "a.toml", line, field, problem):
        ask(row)


def test_what_the_message_looks_like(pack: Callable[..., Pack], tmp_path: Path) -> None:
    with pytest.raises(BadPack) as info:
        pack(GOOD).row("rules").integer("hand", 4, 9)
    assert str(info.value) == f"{tmp_path / 'a.toml'}, line 8, hand: must be from 4 to 9, not 3."


LAYOUT = r"""
[pack]
game = "toy"
name = "small"
about = QQQ
[rules]
id = "not here\QQQ nor here"QQQ

[ "rules" ]  # [[card]]
'hand' = 3   # id = 3
first = '''
[[card]]
''''
second.part = { a = "]", b = 2 }
[rules.third]
hand = 4

[[card]]
provenance = "public"
grid = [
    [1, 2],  # [[card]]
    ["[", '"'],
]
id = "mill"
[[card.side]]
id = "side"
  [[ card ]]
  provenance = "public"
  "id" = "in\"n"
""".replace("QQQ", '"' * 3)


def test_lines_in_any_layout(pack: Callable[..., Pack]) -> None:
    read = pack(LAYOUT)
    head, rules, (mill, inn) = read.row("pack"), read.row("rules"), read.rows("card")
    assert read.about == '[rules]\nid = "not here""" nor here"'
    assert [head.line(name) for name in ("", "game", "about", "id")] == [2, 3, 5, 2]
    assert [rules.line(name) for name in ("", "hand", "first", "second", "third")] == [9, 10, 11, 14, 15]
    assert [mill.line(name) for name in ("", "grid", "id", "side")] == [18, 20, 24, 25]
    assert [inn.line(name) for name in ("", "id", "side")] == [27, 29, 27]
    assert inn.text("id") == 'in"n'


def test_lines_of_inline_tables(pack: Callable[..., Pack]) -> None:
    read = pack(
        'pack = { game = "toy", name = "small" }\n'
        'card = [\n  { provenance = "public" },\n  { provenance = "public", id = 1 },\n]\n'
        "rules.hand = 3\nrules.open = true\n"
    )
    assert read.row("pack").line("name") == 1
    assert [card.line("id") for card in read.rows("card")] == [2, 2]
    assert [read.row("rules").line(name) for name in ("", "hand", "open")] == [6, 6, 7]


def test_one_row_for_each_id_in_any_order(tmp_path: Path, pack: Callable[..., Pack]) -> None:
    found = pack(GOOD).by_id("card", ["inn", "mill"])
    assert {name: row.items("values") for name, row in found.items()} == {"mill": [1, "X+2"], "inn": [2, 4]}
    with wrong(tmp_path, "a.toml", 19, "id", "mill is there twice"):
        pack(GOOD.replace('"inn"', '"mill"')).by_id("card", ["inn", "mill"])


def test_a_pack_of_one_text() -> None:
    assert read_one(GOOD, "toy", "mine.toml").row("rules").integer("hand", 3, 3) == 3
    with pytest.raises(BadPack) as found:
        read_one(GOOD, "other", "mine.toml")
    assert found.value.details["file"] == "mine.toml"


def test_tables_that_are_nested_too_deeply() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadPack, match="it is nested too deeply") as found:
        pack_of({"pack": {"game": "toy", "deep": deep}}, "toy", "mine")
    assert (found.value.details["file"], found.value.details["field"]) == ("mine", "pack")
    while deep:
        deep = deep.pop()  # type: ignore[assignment]
