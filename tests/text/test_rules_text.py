"""The Fluent files: whole, the same in both languages, and each in its own language."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "artel"
FILES = sorted(SOURCE.rglob("*.ftl"))
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
LETTER = re.compile(r"[^\W\d_]")
OWN_NAME = re.compile(r"English|русский")  # a language is called by its own name everywhere
CLAUSE = re.compile(r"([A-Z]+)(\d+)(?:-(\d+))?")


def russian(english: Path) -> Path:
    """`en.ftl` goes with `ru.ftl`, `rules.en.ftl` with `rules.ru.ftl`."""
    return english.with_name(re.sub(r"(^|\.)en\.ftl$", r"\1ru.ftl", english.name))


PAIRS = [(path, russian(path)) for path in FILES if re.search(r"(^|\.)en\.ftl$", path.name)]


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


each_file = pytest.mark.parametrize("path", FILES, ids=name)
each_pair = pytest.mark.parametrize(("english", "other"), PAIRS, ids=[name(path) for path, _ in PAIRS])
each_rules_file = pytest.mark.parametrize("path", [path for path in FILES if path.name.startswith("rules.")], ids=name)


class Reader(Visitor):
    """Collects the words and the variables of a pattern, those of its selectors included."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.TextElement):
            self.words.append(node.value)
        elif isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        super().generic_visit(node)


def read(node: ast.BaseNode) -> Reader:
    reader = Reader()
    reader.visit(node)
    return reader


@cache
def resource(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def entries(path: Path) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    for entry in resource(path).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", entry


@cache
def patterns(path: Path) -> dict[str, ast.Pattern]:
    """Every value and attribute of a file: `card-inn`, `card-inn.property`."""
    found: dict[str, ast.Pattern] = {}
    for key, entry in entries(path):
        if entry.value is not None:
            found[key] = entry.value
        for attribute in entry.attributes:
            found[f"{key}.{attribute.id.name}"] = attribute.value
    return found


def words(path: Path) -> dict[str, str]:
    return {key: "".join(read(pattern).words) for key, pattern in patterns(path).items()}


def test_there_are_texts_and_every_file_belongs_to_a_pair() -> None:
    assert PAIRS
    assert {path for pair in PAIRS for path in pair} == set(FILES)


@each_file
def test_no_junk(path: Path) -> None:
    junk = [entry.content for entry in resource(path).body if isinstance(entry, ast.Junk)]
    assert junk == []


@each_file
def test_no_message_is_written_twice(path: Path) -> None:
    keys = Counter(key for key, _ in entries(path))
    assert [key for key, count in keys.items() if count > 1] == []


def test_no_two_games_state_a_problem_under_one_name() -> None:
    """Problems are told whatever the game, so their names are looked up in all files at once."""
    stated = [path for path in FILES if not path.name.startswith("rules.") and russian(path) != path]
    keys = Counter(key for path in stated for key, _ in entries(path) if key.startswith(("problem-", "error-")))
    assert keys
    assert [key for key, count in keys.items() if count > 1] == []


@each_file
def test_no_text_is_empty(path: Path) -> None:
    silent = [
        key
        for key, pattern in patterns(path).items()
        if not any(isinstance(part, ast.Placeable) for part in pattern.elements)
        and not "".join(read(pattern).words).strip()
    ]
    assert silent == []


@each_pair
def test_same_messages_and_attributes(english: Path, other: Path) -> None:
    assert set(patterns(english)) ^ set(patterns(other)) == set()


@each_pair
def test_same_variables(english: Path, other: Path) -> None:
    """Whether a verb changes with who is told of (`$seat_is`) is up to the language."""

    def variables(path: Path) -> dict[str, set[str]]:
        found = {key: read(pattern).variables for key, pattern in patterns(path).items()}
        return {key: {name for name in names if not name.endswith("_is")} for key, names in found.items()}

    ours, theirs = variables(english), variables(other)
    assert [key for key in ours.keys() & theirs.keys() if ours[key] != theirs[key]] == []


@each_pair
def test_each_language_in_its_own_script(english: Path, other: Path) -> None:
    ours, theirs = ({key: OWN_NAME.sub("", text) for key, text in words(path).items()} for path in (english, other))
    assert [key for key, text in ours.items() if CYRILLIC.search(text)] == []
    assert [key for key, text in theirs.items() if LETTER.search(text) and not CYRILLIC.search(text)] == []


@each_pair
def test_nothing_is_left_untranslated(english: Path, other: Path) -> None:
    theirs = words(other)
    assert [key for key, text in words(english).items() if LETTER.search(text) and text == theirs.get(key)] == []


@each_rules_file
def test_clauses_have_text_and_no_gaps(path: Path) -> None:
    """Sections Z1, Z2, … have a heading each, and in each the clauses count up from 1."""
    numbers: dict[int, list[int]] = {}
    letters: set[str] = set()
    texts = words(path)
    for key, _ in entries(path):
        clause = CLAUSE.fullmatch(key)
        assert clause, key
        assert texts[key].strip(), key
        letters.add(clause[1])
        if clause[3] is None:
            numbers[int(clause[2])] = []
        else:
            numbers[int(clause[2])].append(int(clause[3]))
    assert len(letters) == 1
    assert list(numbers) == list(range(1, len(numbers) + 1))
    for clauses in numbers.values():
        assert clauses == list(range(1, len(clauses) + 1)) != []


@each_rules_file
def test_clauses_cite_clauses_that_exist(path: Path) -> None:
    keys = {key for key, _ in entries(path)}
    cited = {
        f"{match[1]}-{match[2]}" if match[2] else match[1]
        for text in words(path).values()
        for match in re.finditer(r"\b([A-Z]+\d+)(?:\.(\d+))?", text)
    }
    assert cited - keys == set()


def test_all_zodchie_cards_tell_their_properties() -> None:
    """Twelve base cards and six extras of each colour."""
    texts = patterns(SOURCE / "games" / "zodchie" / "text" / "en.ftl")
    assert len([key for key in texts if re.fullmatch(r"card-\w+\.property", key)]) == 12 + 4 * 6
