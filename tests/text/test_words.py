"""Every event, question, option and error has its words in both languages, and they read well."""

import ast
import copy
import pickle
import re
from collections.abc import Iterator
from inspect import getsourcefile
from itertools import product
from pathlib import Path
from string import Formatter
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest

import artel
from artel.games import GAMES, game
from artel.kernel import errors
from artel.kernel.chance import Rng
from artel.kernel.codec import frames_of
from artel.kernel.copying import fields
from artel.kernel.engine import pending
from artel.kernel.errors import (
    ArtelError,
    BadNotation,
    BadPack,
    BadRecord,
    IllegalAction,
    Problem,
    WrongVersion,
)
from artel.kernel.events import Event
from artel.kernel.frames import Question
from artel.kernel.record import Match, Record
from artel.records import replay
from artel.text import LANGUAGES, words
from artel.text.bundles import common, ids, messages
from artel.text.words import formatted

ZODCHIE = game("zodchie")
NAMES = {"en": ("Anna", "Boris"), "ru": ("Аня", "Борис")}
each_language = pytest.mark.parametrize("language", LANGUAGES)

RAW = re.compile(r"[{}$_]|\b(event|ask|do|error|problem|card)-|\b(" + "|".join(
    face.name for face in ZODCHIE.components(ZODCHIE.standard_pack()).faces
) + r")\b")  # fmt: skip
LATIN = re.compile(r"[A-Za-z]{2,}")


def sound(text: str, language: str) -> str:
    """Nothing of the machinery shows, and it is the language asked for."""
    assert text.strip() == text != ""
    assert not RAW.search(text), text
    if language == "ru":
        assert re.search(r"[а-яё]", text), text
        assert not LATIN.search(re.sub(r"\bNo\b", "", text)), text
    return text


# -- events -----------------------------------------------------------------------------------------------

SAMPLES: dict[Any, tuple[Any, ...]] = {
    "place": ("a1",),
    "card": ("tavern",),
    "other": ("town_hall",),
    "source": ("hand", "cemetery"),
    "colour": ("red", "green", "blue", "yellow"),
    "clause": ("Z4.2", "Z4.3", "Z4.4", "Z4.5", "Z4.6", "Z6.4", "Z8.2", "Z8.5", "Z11.3"),
    "extras": ((), ("bank",), ("bank", "shop", "palace")),
    "scores": ((31, 30),),
    "winners": ((0,), (0, 1)),
    "seat": (0, 1),
    "owner": (1,),
    str: ("b2",),
    int: (-1, 0, 1, 2, 5, 21),
}


def samples(cls: type[Event]) -> Iterator[Event]:
    values = [SAMPLES.get(field.name) or SAMPLES[field.type] for field in msgspec.structs.fields(cls)]
    for chosen in product(*values):
        yield cls(*chosen)


EVENTS: list[type[Event]] = [cls for found in (ZODCHIE,) for cls in get_args(found.event_type)]


def test_all_events_are_walked() -> None:
    home = type(ZODCHIE).__module__ + ".events"
    defined = [cls for base in Event.__subclasses__() for cls in [base, *base.__subclasses__()]]
    assert {cls for cls in defined if cls.__module__ == home} == set(EVENTS)


@each_language
@pytest.mark.parametrize("cls", EVENTS, ids=lambda cls: cls.__name__)
def test_every_event_is_worded(cls: type[Event], language: str) -> None:
    for event in samples(cls):
        sound(words(language).event(ZODCHIE, event, NAMES[language]), language)


def event(name: str, *values: object) -> Event:
    found: Event = next(cls for cls in EVENTS if cls.__name__ == name)(*values)
    return found


@pytest.mark.parametrize(
    ("happened", "english", "russian"),
    [
        (
            event("Played", 0, "tavern", "a1", 1),
            "Anna played Tavern on a1, value 1.",
            "Аня: сыграна карта «Таверна» на a1, ценность 1.",
        ),
        (
            event("Played", 1, "cemetery", "out", 2),
            "Boris played Cemetery outside the city, value 2.",
            "Борис: сыграна карта «Кладбище» вне города, ценность 2.",
        ),
        (
            event("Scored", 1, 1, "park", "b2", "Z8.5"),
            "Boris: 1 point for the property of Park on b2.",
            "Борис: 1 очко за свойство карты «Парк» на b2.",
        ),
        (
            event("Scored", 1, 22, "cemetery", "out", "Z8.2"),
            "Boris: 22 points for the value of Cemetery.",
            "Борис: 22 очка за ценность карты «Кладбище».",
        ),
        (
            event("Scored", 0, 11, "villa", "b2", "Z8.2"),
            "Anna: 11 points for the value of Villa on b2.",
            "Аня: 11 очков за ценность карты «Вилла» на b2.",
        ),
        (event("DeckBuilt", 0, ()), "Anna kept the base deck.", "Аня: базовая колода без замен."),
        (
            event("DeckBuilt", 0, ("bank", "shop", "palace")),
            "Anna took Bank, Shop and Palace into the deck.",
            "Аня: в колоду взяты карты «Банк», «Лавка» и «Дворец».",
        ),
        (
            event("Compared", "a2", 4, "a1", 7, "Z6.4"),
            "a2 against a1: 4 and 7, but a1 is protected.",
            "a2 против a1: 4 и 7, но карта на a1 защищена.",
        ),
        (
            event("Ended", (30, 31), (1,)),
            "The game is over: Anna 30, Boris 31. The winner: Boris.",
            "Партия окончена: Аня 30, Борис 31. Победа: Борис.",
        ),
    ],
)
def test_events_read_like_sentences(happened: Event, english: str, russian: str) -> None:
    assert words("en").event(ZODCHIE, happened, NAMES["en"]) == english
    assert words("ru").event(ZODCHIE, happened, NAMES["ru"]) == russian


def test_a_seat_without_a_name_has_a_number() -> None:
    assert words("en").event(ZODCHIE, event("FirstPlayer", 1), ()) == "Seat 2 goes first."
    assert words("ru").event(ZODCHIE, event("FirstPlayer", 1), ()) == "Первый ход: Место 2."


@pytest.mark.parametrize(
    ("happened", "clause"),
    [
        (event("Compared", "a2", 4, "a1", 7, "Z4.6"), "Z4.6"),
        (event("Buried", 0, "inn", "a1"), "Z10.6"),
        (event("Fetched", 0, "obelisk"), "Z10.10"),
        (event("Passed", 0), "Z2.3"),
        (event("FirstPlayer", 0), None),
    ],
)
def test_the_clause_behind_an_event(happened: Event, clause: str | None) -> None:
    assert words("en").event_clause(happened) == clause


@pytest.mark.parametrize("cls", EVENTS, ids=lambda cls: cls.__name__)
def test_clauses_behind_events_exist(cls: type[Event]) -> None:
    clause = words("en").event_clause(next(samples(cls)))
    assert clause is None or words("en").clause(ZODCHIE, clause) is not None


# -- questions and options --------------------------------------------------------------------------------

STREET = ("tavern", "market", "barracks", "orangery", "inn", "temple", "park", "theatre")
CITY = {f"a{at}": f"{at % 2 + 1} {card}" for at, card in enumerate(STREET, 1)}
TABLE = ZODCHIE.lay_out(
    ZODCHIE.setup(2), {"turn": 1, "city": CITY, "hands": {1: ["villa", "forge"], 2: ["villa", "library"]}}
)
VIEW: Any = ZODCHIE.view(TABLE, 0)

QUESTIONS = [cls for cls in frames_of(ZODCHIE).values() if issubclass(cls, Question) and not cls.__subclasses__()]
NUMBERS = {"found": (1, 2, 3), "limit": (0, 1, 6), "left": (1, 2), "whose": (0, 1), "seat": (0,)}


def asked(cls: type[Any]) -> Iterator[dict[str, Any]]:
    names = fields(cls)
    for numbers in product(*[NUMBERS.get(name, (3,)) for name in names]):
        yield {"frame": cls.__name__, **dict(zip(names, numbers, strict=True))}


def looking(me: int, *flow: dict[str, Any], asked: tuple[int, ...] = (0,)) -> Any:
    return SimpleNamespace(me=me, pack=VIEW.pack, city=VIEW.city, flow=flow, asked=asked)


def test_there_are_questions() -> None:
    assert len(QUESTIONS) >= 30


@each_language
@pytest.mark.parametrize("cls", QUESTIONS, ids=lambda cls: cls.__name__)
def test_every_question_is_worded_for_all(cls: type[Any], language: str) -> None:
    said = words(language)
    for frame in asked(cls):
        sound(said.question(ZODCHIE, looking(0, frame), NAMES[language]), language)
        for other in (1, -1):
            waiting = sound(said.question(ZODCHIE, looking(other, frame), NAMES[language]), language)
            assert NAMES[language][0] in waiting


OPTIONS = (
    "tavern a1", "cemetery out", "lay inn b1", "a3/2", "a4", "b1", "pay town_hall", "remove villa", "exhume villa",
    "fetch inn", "replace arsenal", "replace arsenal prison", "replace nothing red", "yes", "no", "pass", "redraw",
)  # fmt: skip


@each_language
@pytest.mark.parametrize("cls", QUESTIONS, ids=lambda cls: cls.__name__)
def test_every_option_is_worded_in_every_question(cls: type[Any], language: str) -> None:
    for frame in asked(cls):
        for option in OPTIONS:
            if option != "b1" or "$at_card" not in pick_of(cls.__name__):
                sound(words(language).option(ZODCHIE, looking(0, frame), option), language)


def pick_of(question: str) -> str:
    """How the message words a choice: `b1` is an empty place, where nothing can be destroyed."""
    text = (Path(getsourcefile(type(ZODCHIE)) or "").parent / "text" / "en.ftl").read_text(encoding="utf-8")
    block = re.split(r"\n(?=\S)", text.partition(f"\nask-{question} =")[2])[0]
    return block.partition(".pick =")[2].split("\n")[0]


def test_choices_are_worded_by_the_question() -> None:
    def choice(frame: str, option: str, language: str = "en", **values: int) -> str:
        view = looking(0, {"frame": frame, "seat": 0, **values})
        return words(language).option(ZODCHIE, view, option)

    assert choice("BarracksDestroys", "a7", place=2) == "Destroy Park on a7"
    assert choice("BarracksDestroys", "a7", "ru", place=2) == "Уничтожить карту «Парк» на a7"
    assert choice("StablesPuts", "b1", place=4) == "Move Inn to b1"
    assert choice("FountainReserves", "b1", "ru", place=4) == "Положить жетон на b1"
    assert choice("Turn", "villa b1") == "Play Villa on b1"
    assert choice("Turn", "remove villa") == "Remove Villa from the game instead of playing"
    assert choice("OrangeryTurns", "a1/4", place=3, left=1, turned=0) == "Turn Tavern on a1 to 7"
    assert choice("OrangeryTurns", "no", place=3, left=1, turned=0) == "Turn no more cards"
    assert choice("BuildDeck", "replace nothing red", limit=6) == "Keep the base deck"


def test_a_table_without_a_question() -> None:
    assert words("en").question(ZODCHIE, looking(0, asked=()), ()) == "The game is over."
    assert words("ru").question(ZODCHIE, looking(0, {"frame": "Draw", "seat": 0}, asked=()), ()) == "Дело за случаем."


def test_waiting_for_several_at_once() -> None:
    questions = [{"frame": "BuildDeck", "seat": seat, "limit": 6} for seat in (0, 1)]
    frame = {"frame": "Together", "questions": questions, "answers": [None, None]}
    spectator, player = looking(-1, frame, asked=(0, 1)), looking(1, frame, asked=(0, 1))
    said = words("en")
    assert said.question(ZODCHIE, spectator, NAMES["en"]) == "Waiting for Anna and Boris: which extra cards to take."
    assert said.question(ZODCHIE, player, NAMES["en"]).startswith("Which extra cards do you take")


@each_language
@pytest.mark.parametrize("options", [{}, {"variant": "advanced", "limit": "die"}], ids=["base", "advanced"])
def test_a_whole_game_in_words(options: dict[str, str], language: str) -> None:
    said, names = words(language), NAMES[language]
    for number in range(3):
        match, rng = Match(ZODCHIE.setup(2, options), b"words %d" % number), Rng(number)
        while not match.over:
            seat = pending(match.table)[0]
            for viewer in (-1, 0, 1):
                sound(said.question(ZODCHIE, ZODCHIE.view(match.table, viewer), names), language)
            view = ZODCHIE.view(match.table, seat)
            option = view.options[rng.below(len(view.options))]
            assert sound(said.option(ZODCHIE, view, option), language) != option
            match.act_text(seat, option)
        for viewer in (-1, 0, 1):
            for seen in match.seen_by(viewer):
                sound(said.event(ZODCHIE, seen, names, match.setup.pack.digest), language)


# -- cards ------------------------------------------------------------------------------------------------


def test_names_of_cards() -> None:
    assert words("en").card(ZODCHIE, "town_hall") == "Town Hall"
    assert words("ru").card(ZODCHIE, "town_hall") == "Ратуша"
    assert words("ru").card(ZODCHIE, "town_hall", {"ru": "Управа"}) == "Управа"
    assert words("en").card(ZODCHIE, "town_hall", {"ru": "Управа"}) == "Town Hall"
    assert words("en").card(ZODCHIE, "light_house") == "Light House"
    assert words("ru").card_property(ZODCHIE, "barracks") == "Уничтожьте одну карту рядом."


def test_a_pack_may_name_its_cards(tmp_path: Path) -> None:
    data = (Path(getsourcefile(type(ZODCHIE)) or "").parent / "data" / "zodchie.toml").read_text(encoding="utf-8")
    renamed = data.replace('id         = "tavern"', 'id = "tavern"\nname_en = "Pub"')
    assert renamed != data
    (tmp_path / "own.toml").write_text(renamed, encoding="utf-8")
    pack = ZODCHIE.pack_from(tmp_path)
    played = event("Played", 0, "tavern", "a1", 1)
    assert words("en").event(ZODCHIE, played, NAMES["en"], pack.digest) == "Anna played Pub on a1, value 1."
    assert "«Таверна»" in words("ru").event(ZODCHIE, played, NAMES["ru"], pack.digest)
    view = SimpleNamespace(me=0, pack=pack.digest, city=VIEW.city, flow=({"frame": "Turn", "seat": 0},), asked=(0,))
    assert words("en").option(ZODCHIE, view, "tavern b1") == "Play Pub on b1"


# -- errors -----------------------------------------------------------------------------------------------

ERRORS = [cls for cls in vars(errors).values() if isinstance(cls, type) and issubclass(cls, ArtelError)]


def made(cls: type[ArtelError], clause: str = "Z3.1") -> ArtelError:
    return cls(clause, **{name: f"«{name}»" for _, name, _, _ in Formatter().parse(cls.says) if name})


@each_language
@pytest.mark.parametrize("cls", ERRORS, ids=lambda cls: cls.__name__)
def test_every_error_is_worded(cls: type[ArtelError], language: str) -> None:
    error = made(cls)
    text = words(language).error(error)
    assert text.endswith(" [Z3.1]")
    assert all(str(detail) in text for detail in error.details.values())
    if language == "en":
        assert text == str(error)
    elif re.search(r"[a-z]", re.sub(r"{\w+}", "", cls.says)):
        assert re.search(r"[а-яё]", re.sub(r"«\w+»", "", text))
        assert not LATIN.search(re.sub(r"«\w+»|\[Z3.1\]", "", text))


def test_a_refusal_shows_its_clause() -> None:
    error = IllegalAction("Z3.1", seat="1", action="tavern b5", open="tavern a1")
    english = words("en").refusal(error, ZODCHIE).splitlines()
    assert english[0] == "Seat 1 cannot do “tavern b5” now. Open: tavern a1. [Z3.1]"
    assert english[1].startswith("Z3.1: ")
    russian = words("ru").refusal(error, ZODCHIE).splitlines()
    assert russian[0] == "Место 1: «tavern b5» сейчас нельзя. Можно: tavern a1. [Z3.1]"
    assert russian[1].startswith("Z3.1: Свободное место легально")
    assert words("en").refusal(BadNotation(text="x", problem="y"), ZODCHIE) == "“x” is not an action: y."


def test_a_problem_of_a_whole_file_names_no_line() -> None:
    folder = Problem("no-folder", "there is no such folder")
    error = BadPack(file="mine", line=0, field="folder", problem=folder)
    assert words("en").error(error) == "mine, folder: there is no such folder."
    assert words("ru").error(error) == "mine, folder: такой папки нет."
    error = BadPack(file="a.toml", line=1200, field="values", problem=folder)
    assert words("en").error(error) == "a.toml, line 1200, values: there is no such folder."
    assert words("ru").error(error) == "a.toml, строка 1200, values: такой папки нет."


@pytest.mark.parametrize(
    ("error", "russian"),
    [
        (
            WrongVersion(what=Problem("rules-version", "rules of {game}, version", game="zodchie"), given=2, now=1),
            "Создано так: правила zodchie, версия 2; в этой программе — 1. Воспроизвести можно только там.",
        ),
        (
            BadRecord(
                where=Problem("at-scores", "the scores"),
                problem=Problem(
                    "other-scores",
                    "it says {given}, the moves make {now}",
                    given=(1, 2),
                    now=Problem("unfinished", "an unfinished game"),
                ),
            ),
            "Запись испорчена (счёт): указано (1, 2), а по ходам выходит неоконченная партия.",
        ),
        (BadRecord(where="nowhere", problem="nobody knows"), "Запись испорчена (nowhere): nobody knows."),
    ],
    ids=["version", "scores", "foreign words"],
)
def test_problems_are_told_in_the_language_too(error: ArtelError, russian: str) -> None:
    assert words("ru").error(error) == russian
    assert words("en").error(error) == str(error)


def test_an_error_inside_another_is_told_in_the_language_too() -> None:
    match = Match(ZODCHIE.setup(2), b"seed")
    record = Record(match.header(), [*match.inputs, "1 tavern a9"])
    with pytest.raises(BadRecord) as caught:
        replay(record)
    assert "«tavern a9» — не действие: «a9» — не место; места от a1 до d8." in words("ru").error(caught.value)


STATES = ("problem", "where", "what", "possible", "times", "now")
"""Details of errors that are facts with words of their own."""


def bare(source: str) -> Iterator[str]:
    """English sentences where a module should state a problem."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.keyword(arg=str(name), value=value) if name in STATES:
                yield from sentences(value)
            case ast.Assign(targets=[ast.Name(id="problem")], value=value):
                yield from sentences(value)


def sentences(value: ast.expr) -> Iterator[str]:
    match value:
        case ast.Constant(value=str(text)) if " " in text:
            yield text
        case ast.JoinedStr(values=parts):
            yield from (text for part in parts for text in sentences(part))
        case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
            yield from sentences(one)
            yield from sentences(other)


def modules() -> Iterator[Path]:
    """All but those of games that are not open to the public yet."""
    root = Path(artel.__file__).parent
    public = [root.parent.joinpath(*home.split(".")) for home in GAMES.values()]
    for path in root.rglob("*.py"):
        if not path.is_relative_to(root / "games") or any(path.is_relative_to(home) for home in public):
            yield path


def typed(source: str) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Name, English and facts of every problem that a module states."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Name(id="Problem"), args=[ast.Constant(value=str(name)), ast.Constant(value=str(says))]
            ):
                yield name, says, tuple(str(keyword.arg) for keyword in node.keywords)
            case ast.Call(func=ast.Name(id="Problem"), args=[_, _]):
                raise AssertionError(f"{ast.unparse(node)}: name and English are literal texts")


SOURCES = [path.read_text(encoding="utf-8") for path in modules()]
STATED = sorted({problem for source in SOURCES if "Problem(" in source for problem in typed(source)})


@pytest.mark.parametrize(("name", "says", "facts"), STATED, ids=[name for name, _, _ in STATED])
def test_a_problem_is_worded_as_in_the_program(name: str, says: str, facts: tuple[str, ...]) -> None:
    """The words of a problem of a game may be of that game; all are found."""
    problem = Problem(name, says, **{fact: f"«{fact}»" for fact in facts})
    assert {fact for _, fact, _, _ in Formatter().parse(says) if fact} == set(facts)
    assert in_english(problem).removesuffix(".") == problem.removesuffix(".")
    russian = words("ru").problem(problem)
    assert all(f"«{fact}»" in russian for fact in facts)
    if re.search(r"[a-z]{2}", re.sub(r"{\w+}", "", says)):
        assert re.search(r"[а-яё]", re.sub(r"«\w+»", "", russian))


def test_every_worded_problem_is_stated() -> None:
    files = [*common("en"), *[messages(name, "en")[0] for name in GAMES]]
    worded = {key.removeprefix("problem-") for file in files for key in ids(file) if key.startswith("problem-")}
    assert sorted(worded - {name for name, _, _ in STATED}) == []


def in_english(problem: Problem) -> str:
    """As the Fluent files word it; an error in English takes the words of the program."""
    return formatted(words("en")._everything, problem.key, problem.facts)


def test_a_problem_keeps_its_facts() -> None:
    inner = Problem("exactly", "exactly {least} times", least=1200)
    problem = Problem("count", "must come {times}; there are {count} [[{section}]] in the pack",
                      times=inner, count=3, section="base")  # fmt: skip
    assert problem == "must come exactly 1200 times; there are 3 [[base]] in the pack"
    for same in (problem, pickle.loads(pickle.dumps(problem)), copy.deepcopy(problem)):
        assert (same.key, same.facts) == ("problem-count", {"times": inner, "count": 3, "section": "base"})
        assert words("ru").problem(same) == "число таких разделов должно быть ровно 1200, а [[base]] в наборе — 3"


def test_an_error_is_a_problem_of_another() -> None:
    inner = BadNotation("Z3.1", text="x", problem=Problem("side", "a side is 1, 2, 3 or 4"))
    problem = Problem.of(inner)
    assert problem == "“x” is not an action: a side is 1, 2, 3 or 4"
    assert words("ru").problem(problem) == "«x» — не действие: сторона — это 1, 2, 3 или 4"


def test_no_problem_is_a_bare_sentence() -> None:
    """Functions that take one are typed so."""
    found = {path: list(bare(path.read_text(encoding="utf-8"))) for path in modules()}
    assert {path: texts for path, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "source",
    [
        'raise BadInput(problem="it is wrong")',
        'raise BadRecord(where=f"input {number}", problem=found)',
        'raise BadInput(problem="it is wrong" if one else other)',
        'raise BadInput(problem=found + " is wrong")',
        'problem = "it is wrong"',
    ],
)
def test_a_bare_sentence_is_seen(source: str) -> None:
    assert list(bare(source)) != []


# -- the rules --------------------------------------------------------------------------------------------


@each_language
def test_the_rules_by_section_and_clause(language: str) -> None:
    sections = words(language).sections(ZODCHIE)
    assert [section.id for section in sections] == [f"Z{number}" for number in range(1, 13)]
    for section in sections:
        assert section.heading
        for clause in section.clauses:
            found = words(language).clause(ZODCHIE, clause)
            assert found is not None
            assert (found.id, bool(found.text)) == (clause, True)
    assert words(language).clause(ZODCHIE, "Z99.1") is None
    assert words(language).clause(ZODCHIE, "Z4") is None
    assert words(language).clause(ZODCHIE, "") is None


def test_rulings_are_told_apart() -> None:
    ruled, plain = words("en").clause(ZODCHIE, "Z1.4"), words("en").clause(ZODCHIE, "Z1.2")
    assert ruled is not None
    assert ruled.ruling is not None
    assert "ruling of this program" in ruled.ruling
    assert plain is not None
    assert plain.ruling is None


def test_unknown_language_and_unknown_message() -> None:
    with pytest.raises(ValueError, match="languages are en, ru"):
        words("fr")
    with pytest.raises(LookupError):
        words("en").say("no-such-message")
    assert words("en") is words("en")
