"""The champion: plays with what was learned where it fits, and as a master, saying so, where it does not."""

from __future__ import annotations

from math import inf
from typing import Any

import msgspec
import pytest

from artel.bots import Answer, Clock, Weighed, bot, learned
from artel.bots.champion import Champion
from artel.bots.explain import explained
from artel.bots.learned import Learned, blank, insight, insight_of, packed
from artel.bots.network import ANSWERS, Insight
from artel.bots.search import Search
from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import pending
from artel.kernel.frames import Together
from artel.kernel.game import Game
from artel.kernel.record import Match
from artel.text import words

FEW = Clock(iterations=60)
ZODCHIE = game("zodchie")


def small(**changes: Any) -> Learned:
    """A network to which all tables look the same."""
    made = blank(ZODCHIE, 2, ZODCHIE.standard_pack().digest, 8, 1, "artel train zodchie")
    third = [0.0] * (ANSWERS * 2)
    third[0], third[2] = 0.5, 0.1
    return msgspec.structs.replace(made, third=packed(third), **changes)


class Taught(Champion):
    def __init__(self, own: Learned) -> None:
        super().__init__()
        self.own = own

    def insight(self, game: Game, players: int, pack: str) -> Insight | None:
        return insight_of(self.own) if self.own.fits(game, players, pack) else None


def first_view(players: int = 2) -> Any:
    match = Match(ZODCHIE.setup(players), b"champion")
    return ZODCHIE.view(match.table, pending(match.table)[0])


def test_what_was_learned_is_what_it_says() -> None:
    view = first_view()
    answer = Taught(small()).choose(view, view.options, FEW, Rng(1))
    assert answer.note == ""
    assert answer.ranked[0].win == pytest.approx(0.6225, abs=1e-3)  # all tables look the same to this network
    assert answer.ranked[0].margin == pytest.approx(1.0, abs=1e-2)
    assert answer == Taught(small()).choose(view, view.options, FEW, Rng(1))


def test_its_chances_are_told_as_they_are_to_be_believed() -> None:
    view = first_view()
    [plain, bold] = [Taught(small(slope=slope)).choose(view, view.options, FEW, Rng(1)) for slope in (1.0, 2.0)]
    assert [one.option for one in bold.ranked] == [one.option for one in plain.ranked]
    assert bold.ranked[0].win == pytest.approx(0.7311, abs=1e-3)  # twice the log-odds of 0.6225


@pytest.mark.parametrize("name", ["zodchie", "artificium"])
def test_what_came_in_all_iterations_is_not_certain(name: str) -> None:
    """Nor where several choose in secret, as in the second of these games."""
    played = game(name)
    match, rng = Match(played.setup(2), b"certain"), Rng(3)
    while isinstance(match.table.stack[-1], Together) == (name == "zodchie"):
        seat = pending(match.table)[0]
        match.act_text(seat, played.view(match.table, seat).options[0])
    search = Search(played, match.table.copy(), pending(match.table)[0], played.style, rng, None)
    search.run(30, inf)
    node = search.at_root().ranked()[0]
    for won, told in ((node.visits, 31 / 32), (0, 1 / 32), (node.visits / 2, 0.5)):
        node.won = won
        assert search.chance(node) == pytest.approx(told)


@pytest.mark.parametrize(
    "changes",
    [{"pack": "another"}, {"rules_version": 99}, {"traits_version": 99}, {"players": 3}, {"format": 99}, {"rows": b""}],
    ids=lambda changes: next(iter(changes)),
)
def test_without_what_fits_it_plays_as_a_master_and_says_so(changes: dict[str, Any]) -> None:
    view = first_view()
    answer = Taught(small(**changes)).choose(view, view.options, FEW, Rng(1))
    master = bot("level4").choose(view, view.options, FEW, Rng(1))
    assert (answer.option, answer.ranked) == (master.option, master.ranked)
    assert answer.note == "as-master"
    for language in ("en", "ru"):
        said = explained(view, answer, words(language), ["Anna", "Boris"])
        assert said[0] == words(language).say("bot-as-master")
        assert said[1:] == explained(view, master, words(language), ["Anna", "Boris"])


def test_a_network_is_found_by_game_players_and_data(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = {("zodchie", 2): small()}
    monkeypatch.setattr(learned, "shipped", lambda name, players: shipped.get((name, players)))
    insight.cache_clear()
    digest = ZODCHIE.standard_pack().digest
    assert insight("zodchie", 2, digest) is not None
    assert insight("zodchie", 3, digest) is None
    assert insight("zodchie", 2, "another") is None
    insight.cache_clear()


def test_a_hint_says_what_decides_where_its_numbers_contradict() -> None:
    view = first_view()
    one, other = view.options[:2]
    for language in ("en", "ru"):
        order = words(language).say("bot-order")
        plain = Answer(one, (Weighed(one, 9, 0.6), Weighed(other, 3, 0.5)))
        odd = Answer(one, (Weighed(one, 9, 0.6), Weighed(other, 3, 0.7)))
        assert order not in explained(view, plain, words(language), ["Anna", "Boris"])
        assert explained(view, odd, words(language), ["Anna", "Boris"])[-1] == order
