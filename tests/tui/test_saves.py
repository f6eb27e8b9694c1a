"""Saves: whole, proved when they are read, and never half written."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from artel.kernel.errors import ArtelError, BadInput, BadRecord, UnknownBot, WrongVersion
from artel.session import saves
from artel.session.players import SeatedPlayer, display_names, read_seats
from artel.text import words
from tui.tables import ZODCHIE, bot_choice, session


@pytest.fixture
def save(tmp_path: Path) -> saves.Save:
    played = session("Anna,bot:random", tmp_path / "game.json")
    while played.match.length < 30:
        seat = played.asked()
        assert seat is not None
        played.act(seat, played.view().options[0] if seat == 0 else bot_choice(played, seat))
    return saves.read_save((tmp_path / "game.json").read_bytes())


def changed(save: saves.Save, **fields: object) -> saves.Save:
    return saves.Save(msgspec.structs.replace(save.record, **fields), save.players)


def test_a_save_is_read_as_it_was_written(save: saves.Save) -> None:
    assert saves.read_save(save.to_json()) == save
    match = saves.resume(save)
    assert match.inputs == save.record.inputs
    assert match.seed == b"seed"
    assert match.record(reveal=True) == save.record


def test_a_bare_record_is_read_too_but_not_gone_on_with(save: saves.Save) -> None:
    record = changed(save, seed=None).record
    bare = saves.read_save(record.to_json())
    assert bare.record == record
    assert bare.players == (SeatedPlayer(), SeatedPlayer())
    with pytest.raises(BadRecord, match="keeps the seed"):
        saves.resume(bare)


def test_an_edited_save_is_refused(save: saves.Save) -> None:
    inputs = list(save.record.inputs)
    drawn = next(at for at, text in enumerate(inputs) if text.startswith("* ") and at > 5)
    with pytest.raises(BadRecord):
        saves.resume(changed(save, inputs=[*inputs[:drawn], "* nothing", *inputs[drawn + 1 :]]))
    with pytest.raises(BadRecord, match="input"):
        saves.resume(changed(save, inputs=[*inputs, "1 tavern d8"]))
    with pytest.raises(BadRecord, match="seed"):
        saves.resume(changed(save, seed=b"other".hex()))
    with pytest.raises(BadRecord, match="scores"):
        saves.resume(changed(save, scores=(99, 0)))


def test_a_save_of_other_rules_or_data_is_refused(save: saves.Save) -> None:
    header = save.record.header
    for other in ({"rules_version": 99}, {"digest": "0" * 16}, {"format": 7}):
        with pytest.raises(WrongVersion):
            saves.resume(changed(save, header=msgspec.structs.replace(header, **other)))


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b'{"record": 1, "players": []}', b'{"header": {}}'])
def test_what_is_no_save_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord):
        saves.read_save(data)


def test_players_must_fit_the_seats(save: saves.Save) -> None:
    with pytest.raises(BadRecord, match="3 players for 2 seats"):
        saves.read_save(saves.Save(save.record, (*save.players, SeatedPlayer("C"))).to_json())
    with pytest.raises(UnknownBot):
        saves.read_save(saves.Save(save.record, (save.players[0], SeatedPlayer(bot="clever"))).to_json())


def test_a_write_that_fails_leaves_the_old_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    saves.write(path, b"old")

    def broken(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", broken)
    with pytest.raises(BadInput, match="No space left"):
        saves.write(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_games_without_a_place_get_one_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    first = saves.new_path("zodchie")
    saves.write(first, b"")
    assert saves.new_path("zodchie") != first
    assert first.parent == tmp_path / "artel"
    assert saves.newest_unfinished() is None


def test_seats_are_names_or_bots() -> None:
    assert read_seats([]) == [SeatedPlayer(), SeatedPlayer(bot="level2")]
    assert read_seats(["  Anna  B ", "bot:random"]) == [SeatedPlayer("Anna B"), SeatedPlayer(bot="random")]
    for wrong in (["Anna", "Anna"], [""], ["x" * 17], ["a\x1bb"], ["bot:"], ["bot:clever"]):
        with pytest.raises(ArtelError):
            read_seats(wrong)


def test_bots_of_one_kind_are_numbered() -> None:
    players = read_seats(["Anna", "bot:level2", "bot:level2", "bot:random"])
    assert display_names(players, words("en")) == ("Anna", "Apprentice 1", "Apprentice 2", "Random")
    assert display_names([SeatedPlayer()], words("ru")) == ("Игрок 1",)


def test_the_same_seed_deals_the_same_cards(tmp_path: Path) -> None:
    deals = [session("A,B", tmp_path / "a", seed=seed).match.inputs for seed in ("x", "x", "y")]
    assert deals[0] == deals[1] != deals[2]
    assert ZODCHIE.id == "zodchie"
