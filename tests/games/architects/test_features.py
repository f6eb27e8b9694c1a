"""What bots look at."""

import pytest

from artel.games.architects import GAME
from artel.games.architects.features import COIN_CARD, RESOURCE, SCIENCE, SHIELD, TOKEN, promise
from artel.games.architects.state import ArchitectsTable
from games.architects.tables import Played, match

STOCK = {1: "laurel shield", 2: "laurel shield"}


def promising(m: Played, seat: int) -> float:
    assert isinstance(m.table, ArchitectsTable)
    return promise(m.table, seat)


@pytest.mark.parametrize(
    ("lie", "worth"),
    [
        ("", 0),
        ("wood", RESOURCE),
        ("wood stone brick papyrus glass", 5 * RESOURCE),
        ("coin coin", 2 * COIN_CARD),
        ("gear compass tablet tablet", 4 * SCIENCE),
        ("shield horn1 horn2", 3 * SHIELD),
        ("laurel cat", 0),
    ],
)
def test_cards_promise_something(lie: str, worth: float) -> None:
    m = match(cards={1: lie, 2: "wood coin gear shield"}, decks=STOCK)
    assert promising(m, 0) == pytest.approx(worth)
    assert promising(m, 1) == pytest.approx(RESOURCE + COIN_CARD + SCIENCE + SHIELD)


def test_so_do_tokens() -> None:
    m = match(progress={1: "urbanism culture culture", 2: "decor"}, decks=STOCK)
    assert promising(m, 0) == pytest.approx(3 * TOKEN)
    assert promising(m, 1) == pytest.approx(TOKEN)
    assert min(RESOURCE, COIN_CARD, SCIENCE, SHIELD, TOKEN) > 0


def test_a_seat_stands_as_well_as_it_leads_the_best_of_the_others() -> None:
    m = match("giza rhodes babylon", cards={1: "laurel wood", 2: "cat", 3: "coin coin"}, decks={1: "coin", 3: "coin"})
    one, two, three = 3 + RESOURCE, 2.0, 2 * COIN_CARD
    assert GAME.evaluate(m.table) == pytest.approx([one - three, two - one, three - one])
    m = match("giza rhodes babylon", cards={1: "wood", 2: "laurel", 3: "coin"}, decks={1: "coin", 3: "coin"})
    one, two, three = RESOURCE, 3.0, COIN_CARD
    assert GAME.evaluate(m.table) == pytest.approx([one - two, two - three, three - two])
