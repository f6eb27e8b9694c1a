"""The words of the other games: every event, question, option, item and part, most of them met in games at random."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from artel.games import GAMES, game
from artel.kernel.chance import Rng
from artel.kernel.codec import frames_of
from artel.kernel.engine import pending
from artel.kernel.events import Event
from artel.kernel.frames import Question
from artel.kernel.game import Game, Item
from artel.kernel.record import Match
from artel.text import LANGUAGES, words
from artel.text.bundles import ids, messages
from artel.text.facts import Facts

NAMES = {
    "en": ("Anna", "Boris", "Clara", "Dora", "Egon", "Fanny", "Gustav"),
    "ru": ("Аня", "Борис", "Вера", "Глеб", "Дарья", "Егор", "Жанна"),
}
each_language = pytest.mark.parametrize("language", LANGUAGES)

MACHINERY = re.compile(r"[{}$_]|\b(event|ask|do|error|problem|card|item|fact)-")
LATIN = re.compile(r"\b(?![IV]+\b)[A-Za-z]{2,}")


class Sample(NamedTuple):
    """`ids`: what must not show in English; `fields`: values of events' fields; `whats`: items of scores."""

    ids: str
    fields: dict[str, tuple[Any, ...]]
    whats: tuple[str, ...]
    tables: tuple[tuple[int, dict[str, str], dict[str, Any] | None], ...]
    """Seats, options and layout of the games that are played."""


MANY = (0, 1, 2, 5, 21)
ENDED = {"scores": ((31, 30),), "winners": ((0,), (0, 1))}
SAMPLES = {
    "architects": Sample(
        ids="giza|rhodes|horn1|laurel|urbanism|economy|centre",
        fields=ENDED
        | {
            "wonder": ("giza",),
            "deck": ("giza",),
            "card": ("horn1",),
            "cards": (("gear", "gear"), ("gear", "compass", "tablet")),
            "paid": (("wood",), ("wood", "stone", "coin", "coin")),
            "token": ("economy",),
            "tokens": ((), ("economy",), ("economy", "engineering")),
            "unseen": (True, False),
            "what": ("stages", "decor"),
            "clause": ("S6.2", "S6.3"),
        },
        whats=("stages", "blue", "victory", "cat", "decor", "politics", "strategy", "education", "culture"),
        tables=(
            (7, {"wonders": "draft"}, None),
            (3, {"wonders": "halicarnassus,alexandria,babylon"}, None),
            (2, {}, None),
        ),
    ),
    "artificium": Sample(
        ids="sawmill|mage_tower|kvass_yard|scouting|castle",
        fields=ENDED
        | {
            "card": ("mage_tower",),
            "gave": ("farm",),
            "took": ("kvass_yard",),
            "cards": ({}, {"farm": 1}, {"farm": 1, "castle": 2}),
            "takes": ({}, {"wood": 1}, {"coal": 1, "crystal": 5}),
            "gives": ({}, {"sword": 2}),
            "resource": ("wheat", "potion"),
            "seats": ((0,), (0, 1)),
            "round": (3,),
            "clause": ("A1.2", "A3.2", "A4.2", "A4.7", "A4.9", "A6.1"),
        },
        whats=("sawmill", "mage_tower", "knight", "coins"),
        tables=(
            (3, {}, None),
            (
                2,
                {},
                {
                    "phase": "cards",
                    "laid": {1: "mage_tower", 2: "castle"},
                    "hands": {1: ["theft", "fair"], 2: ["scouting", "reconstruction"]},
                    "front": {2: ["farm"]},
                    "stones": {1: {"kvass": 1, "potion": 1, "wood": 2}, 2: {"kvass": 1, "sword": 1, "coal": 2}},
                    "coins": {1: 9, 2: 9},
                },
            ),
        ),
    ),
    "carcassonne": Sample(
        ids=r"TB\d\d",
        fields=ENDED
        | {
            "tile": ("A", "TB24"),
            "place": ("1,-2",),
            "part": (1, 2),
            "turns": (0, 1, 2, 3),
            "figure": ("meeple", "builder", "pig"),
            "feature": ("city", "road", "cloister"),
            "segment": ("c1",),
            "goods": ({"wine": 1}, {"wine": 2, "cloth": 5}),
            "good": ("wheat",),
            "owners": ((0,), (0, 1)),
            "clause": ("C3.1",),
        },
        whats=(
            *("completed-city", "completed-road", "completed-cloister", "city", "road", "cloister", "field"),
            *("wine", "wheat", "cloth"),
        ),
        tables=(
            (2, {}, None),
            (
                2,
                {},
                {
                    "map": ["U 1,0", "U -1,0"],
                    "figures": ["1 meeple 1,0 r1", "1 builder 1,0 r1"],
                    "tile": "X",
                    "bag": {"V": 3},
                },
            ),
        ),
    ),
}
HERE = [name for name in SAMPLES if name in GAMES]
each_game = pytest.mark.parametrize("name", HERE)
EVENTS = [(name, cls) for name in HERE for cls in get_args(game(name).event_type)]
each_event = pytest.mark.parametrize(("name", "cls"), EVENTS, ids=lambda value: getattr(value, "__name__", str(value)))


def sound(text: str, name: str, language: str) -> str:
    """Nothing of the machinery shows, and it is the language asked for."""
    assert text.strip() == text != ""
    assert "  " not in text, text
    assert not MACHINERY.search(text), text
    if language == "ru":
        assert re.search(r"[а-яё]", text), text
        assert not LATIN.search(text), text
    else:
        assert not re.search(rf"\b({SAMPLES[name].ids})\b", text), text
    return text


# -- events -----------------------------------------------------------------------------------------------


def values_of(name: str, cls: type[Event], field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    if cls.__name__ == "FeatureScored" and field.name == "points":
        return ((4, 3),)
    if field.type is int:
        seats = ("seat", "victim", "by", "one", "other")
        return (int(field.name in ("victim", "by", "other")),) if field.name in seats else MANY
    found = SAMPLES[name].fields[field.name]
    if (cls.__name__, field.name) == ("Took", "deck"):
        return (*found, "centre")
    if cls.__name__ == "FeatureScored":
        return {"owners": ((0, 1),), "feature": ("city", "field")}.get(field.name, found)
    return (*found, ()) if (cls.__name__, field.name) == ("FeatureCompleted", "owners") else found


def samples(name: str, cls: type[Event]) -> Iterator[Event]:
    for chosen in product(*[values_of(name, cls, field) for field in msgspec.structs.fields(cls)]):
        yield cls(*chosen)


@each_game
def test_all_events_are_walked(name: str) -> None:
    home = f"{GAMES[name]}.events"
    defined = [cls for base in Event.__subclasses__() for cls in [base, *base.__subclasses__()]]
    assert {cls for cls in defined if cls.__module__ == home} == set(get_args(game(name).event_type))


@each_language
@each_event
def test_every_event_is_worded(name: str, cls: type[Event], language: str) -> None:
    for event in samples(name, cls):
        sound(words(language).event(game(name), event, NAMES[language]), name, language)


@each_event
def test_clauses_behind_events_exist(name: str, cls: type[Event]) -> None:
    for event in samples(name, cls):
        clause = words("en").event_clause(event)
        assert clause is None or words("en").clause(game(name), clause) is not None


def event(name: str, cls: str, *values: object) -> Event:
    found: Event = next(found for found in get_args(game(name).event_type) if found.__name__ == cls)(*values)
    return found


@pytest.mark.parametrize(
    ("name", "happened", "english", "russian"),
    [
        (
            "architects",
            ("Took", 0, "wood", "giza"),
            "Anna took Wood from the deck of Giza.",
            "Аня: из колоды чуда «Гиза» взята карта «Дерево».",
        ),
        (
            "architects",
            ("Built", 1, 2, ("wood", "wood", "coin"), ("economy",)),
            "Boris built stage 2 with Wood ×2 and Coin, helped by Economy.",
            "Борис: возведён ярус 2, плата — «Дерево» ×2 и «Монета»; помог жетон «Экономика».",
        ),
        (
            "architects",
            ("Fought", 0, 1, 2, 5, 0, 2, "S6.3"),
            "Battle, shields: Anna 2, Boris 5. Boris took 2 victory tokens.",
            "Сражение, щиты: Аня 2, Борис 5. Борис получает 2 жетона победы.",
        ),
        (
            "architects",
            ("Scored", 0, 21, "decor", "S5.5"),
            "Anna: 21 points for Decor.",
            "Аня: 21 очко за жетон «Декор».",
        ),
        (
            "artificium",
            ("Applied", 0, "castle", {"kvass": 1, "sword": 1}, {}, 1),
            "Anna applied Castle, paid 1 kvass and 1 sword plus 1 coin.",
            "Аня: применена карта «Замок»; отдано — 1 квас и 1 меч, а также 1 монета.",
        ),
        (
            "artificium",
            ("Applied", 1, "laboratory", {"coal": 1, "crystal": 2}, {"potion": 5}, 0),
            "Boris applied Laboratory, paid 1 coal and 2 crystals, got 5 potions.",
            "Борис: применена карта «Лаборатория»; отдано — 1 уголь и 2 кристалла; получено — 5 зелий.",
        ),
        (
            "artificium",
            ("Swapped", 0, "farm", "fair", 2),
            "Anna swapped Farm for Fair, paying 2 coins.",
            "Аня: карта «Ферма» обменяна на карту «Ярмарка» за 2 монеты.",
        ),
        (
            "carcassonne",
            ("FeatureCompleted", "city", "1,-2", "c1", 4, 1, (0, 1), 10, "C3.2"),
            (
                "Now the city is complete (1 east and 2 north of the start tile): 4 tiles, 1 pennant. "
                "Anna and Boris: 10 points each."
            ),
            (
                "Теперь город завершён (1 к востоку и 2 к северу от начального квадрата): 4 квадрата, 1 щит. "
                "Аня и Борис: каждому по 10 очков."
            ),
        ),
        (
            "carcassonne",
            ("FeatureScored", "field", "0,0", "f1", 9, 0, 3, (1, 0), (12, 9), "C3.4"),
            "Final count for the field (the start tile): 3 completed cities. Points: Boris 12, Anna 9.",
            "Итог за поле (начальный квадрат): 3 завершённых города. Очки: Борис 12, Аня 9.",
        ),
        (
            "carcassonne",
            ("TilePlaced", 0, "B", "-3,0", 2),
            "Anna placed the tile “Cloister amid a field”, turned by 180° (3 west of the start tile).",
            "Аня: выложен квадрат «Монастырь среди поля» с поворотом на 180° (3 к западу от начального квадрата).",
        ),
        (
            "carcassonne",
            ("FigureReturned", 1, "pig", "-1,4"),
            "Boris took the pig back (1 west and 4 south of the start tile).",
            "Борис забирает свинью (1 к западу и 4 к югу от начального квадрата).",
        ),
        (
            "carcassonne",
            ("GoodsTaken", 0, {"wine": 2, "cloth": 1}),
            "Anna took 2 wine tokens and 1 cloth token.",
            "Аня берёт 2 жетона вина и 1 жетон ткани.",
        ),
    ],
)
def test_events_read_like_sentences(name: str, happened: tuple[Any, ...], english: str, russian: str) -> None:
    if name not in GAMES:
        pytest.skip(f"{name} is not open yet")
    fact = event(name, *happened)
    assert words("en").event(game(name), fact, NAMES["en"]) == english
    assert words("ru").event(game(name), fact, NAMES["ru"]) == russian


@pytest.mark.parametrize(
    ("name", "happened", "english", "russian"),
    [
        ("zodchie", ("TurnBegan", 0), "Your turn.", "Ваш ход."),
        ("zodchie", ("DrewFaceDown", 0), "You drew a card.", "Вы: добрана карта."),
        (
            "zodchie",
            ("Restored", 0, "inn", "b2"),
            "Inn on b2 was restored (you).",
            "Карта «Гостиница» на b2 восстановлена (вы).",
        ),
        ("carcassonne", ("FirstPlayer", 0), "You go first.", "Первый ход: вы."),
        (
            "architects",
            ("Fought", 0, 1, 5, 2, 2, 0, "S6.3"),
            "Battle, shields: you 5, Boris 2. You took 2 victory tokens.",
            "Сражение, щиты: вы 5, Борис 2. Вы получаете 2 жетона победы.",
        ),
        ("artificium", ("ScoutSent", 1, 0), "Boris scouted your hand.", "Борис: разведка вашей руки."),
    ],
)
def test_who_reads_it_is_called_you(name: str, happened: tuple[Any, ...], english: str, russian: str) -> None:
    fact = event(name, *happened)
    assert words("en").event(game(name), fact, NAMES["en"], me=0) == english
    assert words("ru").event(game(name), fact, NAMES["ru"], me=0) == russian


@each_language
@each_event
def test_verbs_agree_with_you(name: str, cls: type[Event], language: str) -> None:
    for fact in samples(name, cls):
        for me in (0, 1):
            told = sound(words(language).event(game(name), fact, NAMES[language], me=me), name, language)
            assert NAMES[language][me] not in told
            assert not re.search(r"\b(you (\w+s|has)|you’s|of you|вы \w+[еиё]т)\b", told, re.I), told


# -- games played at random -------------------------------------------------------------------------------


class Played(NamedTuple):
    views: list[Any]
    matches: list[Match]


@cache
def played(name: str) -> Played:
    """Games from beginning to end, and what the seat that was asked saw each time."""
    found, views, matches = game(name), [], []
    for number, (seats, options, layout) in enumerate(SAMPLES[name].tables):
        setup = found.setup(seats, options)
        table = found.lay_out(setup, layout) if layout is not None else None
        match, rng = Match(setup, b"words %d" % number, table=table), Rng(number)
        while not match.over:
            seat = pending(match.table)[0]
            view = found.view(match.table, seat)
            views.append(view)
            match.act_text(seat, choice(view.options, rng))
        matches.append(match)
    return Played(views, matches)


def choice(options: tuple[str, ...], rng: Rng) -> str:
    """Mostly to apply a card, where there is one: else an Artificium at random builds next to nothing."""
    better = [option for option in options if option.startswith("apply")]
    return (better if better and rng.below(4) else options)[rng.below(len(better if better else options))]


def questions(found: Game) -> set[str]:
    frames = frames_of(found).items()
    return {name for name, cls in frames if issubclass(cls, Question) and not cls.__subclasses__()}


def asked(view: Any) -> str:
    frame = view.flow[-1]
    return str(frame["questions"][0]["frame"] if "questions" in frame else frame["frame"])


@each_game
def test_everything_is_met(name: str) -> None:
    """All questions, and every option that has words of its own."""
    found, views = game(name), played(name).views
    assert {asked(view) for view in views} == questions(found)
    verbs = {found.option_facts(view, option)[0] for view in views for option in view.options}
    worded = {key.removeprefix("do-") for key in ids(messages(name, "en")[0]) if key.startswith("do-")}
    assert worded <= verbs


@each_language
@each_game
def test_every_question_and_option_is_worded(name: str, language: str) -> None:
    said, found, names = words(language), game(name), NAMES[language]
    for view in played(name).views:
        sound(said.question(found, view, names), name, language)
        others = {-1, *range(len(view.players))} - set(view.asked)
        for other in others:
            waiting = said.question(found, msgspec.structs.replace(view, me=other), names)
            assert names[view.asked[0]] in sound(waiting, name, language)
        for option in view.options[:20]:
            assert sound(said.option(found, view, option, names), name, language) != option


@each_language
@each_game
def test_whole_games_are_told_to_all(name: str, language: str) -> None:
    said, found, names = words(language), game(name), NAMES[language]
    for match in played(name).matches:
        for viewer in (-1, 0, 1):
            for seen in match.seen_by(viewer):
                sound(said.event(found, seen, names, match.setup.pack.digest), name, language)


@pytest.mark.parametrize(
    ("name", "option", "english", "russian"),
    [
        ("architects", "end", "End the turn", "Закончить ход"),
        ("architects", "unseen", "Take the top token of the stack unseen", "Взять вслепую верхний жетон стопки"),
        (
            "architects",
            "build 3 wood wood coin",
            "Build stage 3 with Wood ×2 and Coin",
            "Возвести ярус 3, плата — «Дерево» ×2 и «Монета»",
        ),
        ("artificium", "sell potion", "Sell 1 potion for 5 coins", "Продать за 5 монет: 1 зелье"),
        ("artificium", "throw farm", "Discard Farm", "Сбросить карту «Ферма»"),
        (
            "carcassonne",
            "1,-2/3",
            "Place the tile turned by 90° to the left (1 east and 2 north of the start tile)",
            "Выложить квадрат с поворотом на 90° влево (1 к востоку и 2 к северу от начального квадрата)",
        ),
        (
            "carcassonne",
            "meeple c1",
            "Put a meeple in the city (c1): knight",
            "Поставить подданного в город (c1): рыцарь",
        ),
        ("carcassonne", "pig f2", "Put the pig on the field (f2)", "Поставить свинью на поле (f2)"),
    ],
)
def test_options_read_well(name: str, option: str, english: str, russian: str) -> None:
    if name not in GAMES:
        pytest.skip(f"{name} is not open yet")
    view = played(name).views[-1]
    assert words("en").option(game(name), view, option, NAMES["en"]) == english
    assert words("ru").option(game(name), view, option, NAMES["ru"]) == russian


# -- scores and the box -----------------------------------------------------------------------------------


@each_language
@each_game
def test_every_item_of_a_score_is_worded(name: str, language: str) -> None:
    said, found = words(language), game(name)
    items = [item for match in played(name).matches for item in found.result(match.table).items]
    for item in [*items, *[Item(0, 1, what, "0,0 c1", "") for what in SAMPLES[name].whats]]:
        sound(said.item(found, item), name, language)


@each_game
def test_no_item_is_forgotten(name: str) -> None:
    worded = {key.removeprefix("item-") for key in ids(messages(name, "en")[0]) if key.startswith("item-")}
    assert worded <= set(SAMPLES[name].whats)


@each_language
@each_game
def test_the_box_is_worded(name: str, language: str) -> None:
    said, found = words(language), game(name)
    facts = Facts(said, found, "", ())
    used = set()
    for part in [inner for outer in found.parts(found.standard_pack()) for inner in outer.all()]:
        args = facts.said(part.facts)
        for field in part.facts:
            if said.knows(found, f"fact-{field}"):
                used.add(f"fact-{field}")
                sound(said.say_of(found, f"fact-{field}", **args), name, language)
    assert {key for key in ids(messages(name, language)[0]) if key.startswith("fact-")} <= used
