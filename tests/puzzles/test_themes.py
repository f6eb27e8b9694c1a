"""What a game says a puzzle of it is about: looked at in the lessons, whose first moves are examples of their own."""

from __future__ import annotations

import pytest

from artel.games import GAMES, game
from artel.learn import LEARNER, lessons
from artel.puzzles.finding import themes_of
from artel.scenario import Performance
from artel.text import LANGUAGES, words


@pytest.mark.parametrize(
    ("lesson", "option", "line", "theme"),
    [
        ("zodchie protect", "watchtower a2", ["1 a1"], "protect"),
        ("zodchie destroy", "watchtower a2", [], "destroy"),
        ("zodchie destroy", "park b1", [], "quiet"),
        ("carcassonne goods", "-1,-1/1", ["1 no"], "goods"),
        ("carcassonne city", "0,-1/2", ["1 meeple c1"], "city"),
        ("architects battle", "take rhodes", [], "battle"),
        ("architects end", "take giza", [], "finish"),
        ("artificium knight", "apply 2", [], "knight"),
        ("artificium theft", "apply 2 coal", [], "theft"),
        ("artificium theft", "back", [], "back"),
    ],
)
def test_the_theme_of_an_option(lesson: str, option: str, line: list[str], theme: str) -> None:
    name, _, title = lesson.partition(" ")
    play = Performance(next(one.scenario for one in lessons(name) if one.name == title))
    play.let_chance()
    view = play.game.view(play.match.table, LEARNER)
    assert option in view.options
    assert themes_of(play.game, view, option, line)[0] == theme


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_its_words(name: str, language: str) -> None:
    rules, said = game(name), words(language)
    assert rules.theme_names
    for theme in rules.theme_names:
        assert 0 < len(said.say_of(rules, f"theme-{theme}")) < 30
        assert 0 < len(said.say_of(rules, f"theme-{theme}.hint")) < 100


def test_what_chance_brings_is_no_theme() -> None:
    play = Performance(next(one.scenario for one in lessons("architects") if one.name == "battle"))
    view = play.game.view(play.match.table, LEARNER)
    assert themes_of(play.game, view, "take centre", []) == ("unknown",)
