"""Every lesson can be played as it asks, says what comes of everything else, and together they teach the main rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from artel.games import GAMES, game
from artel.kernel.errors import BadNotation, Refused
from artel.learn import LEARNER, Lesson, LessonOver, attempt, is_task, lessons
from artel.scenario import Do, read, run
from artel.text import LANGUAGES, words
from artel.text.bundles import common

MAIN = {
    "zodchie": (
        "Z2.1 Z3.1 Z3.2 Z3.3 Z4.1 Z4.2 Z4.4 Z4.5 Z4.6 Z5.1 Z5.3 Z6.1 Z6.4 Z6.5 Z6.9 Z7.1 Z8.1 Z8.2 Z8.3 Z9.1 Z9.3"
    ),
    "carcassonne": "C2.1 C2.3 C2.4 C3.1 C3.2 C3.3 C3.4 C3.5 C4.1 C4.2 C5.1 C5.4 C6.1 C6.2 C7.1",
    "architects": "S2.1 S2.2 S3.1 S3.2 S3.3 S3.4 S4.1 S4.2 S4.3 S4.4 S4.5 S5.1 S6.1 S6.3 S6.4 S7.1 S7.2",
    "artificium": "A2.1 A2.2 A2.4 A3.4 A4.3 A4.4 A4.7 A4.8 A4.9 A4.10 A4.11 A6.1 A6.2",
}
ALL = [lesson for name in GAMES for lesson in lessons(name)]
each_lesson = pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(one, id=f"{one.game}-{one.name}", marks=[pytest.mark.rule(clause) for clause in one.clauses])
        for one in ALL
    ],
)


def wished(lesson: Lesson) -> list[str]:
    steps = [step.text for step in lesson.scenario.steps if isinstance(step, Do) and is_task(step)]
    return [text.partition(" ")[2] for text in steps]


@each_lesson
def test_what_is_wished_comes_out_as_the_lesson_says(lesson: Lesson) -> None:
    run(lesson.scenario)
    moves = wished(lesson)
    tried = [attempt(lesson, moves[:many]) for many in range(len(moves) + 1)]
    assert [one.state for one in tried] == ["open"] * len(moves) + ["done"]
    assert [one.task for one in tried] == [*range(len(moves)), len(moves) - 1]
    assert lesson.tasks == len(moves) > 0


@each_lesson
def test_every_legal_move_is_answered(lesson: Lesson) -> None:
    moves = wished(lesson)
    states = []
    for many in range(len(moves)):
        options = attempt(lesson, moves[:many]).view.options
        assert len(options) > 1
        for option in options:
            found = attempt(lesson, [*moves[:many], option])
            states.append(found.state)
            assert found.events
            assert all(event.seen_by(LEARNER) == event for event in found.events)
            assert found.view.me == LEARNER
    assert "missed" in states  # there is something to learn


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(lesson: Lesson, language: str) -> None:
    said, key = words(language), f"learn-{lesson.game}-{lesson.name}"
    tasks = ["do", *[f"do{number}" for number in range(2, lesson.tasks + 1)]]
    assert set(said.forms(game(lesson.game), key)) == {"say", *tasks, "done"}
    for text in [said.say(key), *[said.say(f"{key}.{form}") for form in ("say", *tasks, "done")]]:
        assert 0 < len(text) < 230


@pytest.mark.parametrize("name", GAMES)
def test_the_lessons_of_a_game_teach_its_main_rules(name: str) -> None:
    found, of_game = lessons(name), game(name)
    assert 6 <= len(found) <= 12
    taught = {clause for lesson in found for clause in lesson.clauses}
    assert set(MAIN[name].split()) - taught == set()
    assert all(words("en").clause(of_game, clause) is not None for clause in taught)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_lesson_begins_with_the_goal(name: str) -> None:
    first = f"learn-{name}-{lessons(name)[0].name}.say"
    for language, goal in (("en", "most points"), ("ru", "больше очков")):
        said = words(language).say(first).lower()
        assert 0 <= said.find(goal) < 140, said


def test_no_text_is_left_over() -> None:
    texts = {entry for file in common("en") for entry in file}
    of_lessons = {key for key in texts if any(key.startswith(f"learn-{name}-") for name in GAMES)}
    assert of_lessons == {f"learn-{lesson.game}-{lesson.name}" for lesson in ALL}


def test_another_move_that_does_as_well_is_as_good() -> None:
    streets = lessons("zodchie")[0]
    assert [attempt(streets, [move]).state for move in ("park b1", "inn b1", "park a3")] == ["done", "done", "missed"]


def test_only_what_came_of_the_last_move_counts() -> None:
    lesson = Lesson(
        "zodchie",
        "twice",
        read("""
        game = "zodchie"
        seats = 2
        layout.city = { a1 = "1 villa" }
        layout.hands = { 1 = ["watchtower"], 2 = ["inn"] }
        steps = ["1 watchtower a2", { event = "Turned" }, "1 a1", { event = "Turned" }]
    """),
    )
    assert attempt(lesson, ["watchtower a2"]).state == "open"
    assert attempt(lesson, ["watchtower a2", "a1"]).state == "missed"


def test_what_cannot_be_is_refused() -> None:
    streets = lessons("zodchie")[0]
    with pytest.raises(Refused):
        attempt(streets, ["park b2"])
    with pytest.raises(BadNotation):
        attempt(streets, ["nonsense"])
    for moves in (["park b1", "inn b2"], ["park a3", "park b1"]):
        with pytest.raises(LessonOver):
            attempt(streets, moves)


def test_what_is_hidden_from_the_learner_changes_nothing() -> None:
    chain = next(lesson for lesson in lessons("artificium") if lesson.name == "chain")
    script = chain.scenario.script
    assert script.layout is not None
    hands = script.layout["hands"] | {"2": ["castle", "theft"]}
    other = replace(chain.scenario, script=replace(script, layout=script.layout | {"hands": hands}))
    one, another = (attempt(lesson, []) for lesson in (chain, chain._replace(scenario=other)))
    assert (one.view, one.events) == (another.view, another.events)
