from __future__ import annotations

import msgspec
import pytest

from artel.kernel.audience import redacted
from artel.kernel.events import Event, Public
from kernel.small import Said, Whispered


def test_there_is_no_default_audience() -> None:
    class Unsaid(Event, frozen=True, tag=True):
        pass

    with pytest.raises(NotImplementedError):
        Unsaid().seen_by(0)


def test_everybody_sees_what_is_public() -> None:
    event = Said("x")
    assert isinstance(event, Public)
    assert [event.seen_by(seat) for seat in (-1, 0, 3)] == [event] * 3


def test_no_turn_begins_unless_an_event_says_so() -> None:
    assert not Said("x").begins_turn()


def test_a_seat_is_told_what_it_may_know() -> None:
    events: list[Event] = [Said("a"), Whispered(1), Said("b")]
    assert redacted(events, 1) == events
    assert redacted(events, 0) == [Said("a"), Said("b")]
    assert redacted(events, -1) == [Said("a"), Said("b")]
    assert redacted([], 0) == []


def test_events_are_tagged_and_frozen() -> None:
    assert msgspec.json.encode(Whispered(1)) == b'{"type":"Whispered","seat":1}'
    with pytest.raises(AttributeError):
        Said("a").text = "b"  # type: ignore[misc]
