"""The packs that come with a game: the standard one is as it was, others change nothing that is printed; and who has a
record of theirs needs no file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import artel
from artel.bots.learned import insight
from artel.games import game
from artel.kernel.chance import Rng
from artel.kernel.engine import pending, question_for
from artel.kernel.errors import BadPack
from artel.kernel.packs import Pack, read_alone
from artel.kernel.record import Match, Record
from artel.languages import LANGUAGES
from artel.puzzles.store import puzzles
from artel.records import verify
from artel.text import words

STANDARD = {
    "zodchie": "dd58dfec43d76841",
    "architects": "3d6eaa83819f961d",
    "carcassonne": "5a54807352276430",
    "artificium": "b3478d21bb877223",
}
OTHERS = [("zodchie", "even"), ("zodchie", "masters")]
GUESSED = "reconstructed"


def shipped(name: str, pack: str) -> Pack:
    return game(name).pack_from(Path(pack))


@pytest.mark.parametrize("name", STANDARD)
def test_the_standard_pack_is_as_it_was(name: str) -> None:
    """Records, puzzles, lessons and networks name it."""
    pack, *others = game(name).packs()
    assert pack == game(name).standard_pack()
    assert pack.digest == STANDARD[name]
    assert len(puzzles(name)) > 50
    assert [other.name for other in others] == [pack for owner, pack in OTHERS if owner == name]


def rows(content: dict[str, Any], section: str) -> list[dict[str, Any]]:
    found = content[section]
    return found if isinstance(found, list) else [found]


@pytest.mark.parametrize(("name", "pack"), OTHERS)
def test_it_differs_in_what_is_reconstructed_and_nowhere_else(name: str, pack: str) -> None:
    before, after = game(name).standard_pack().content(), shipped(name, pack).content()
    assert list(before) == list(after)
    changed = []
    for section in before:
        if section == "pack":
            continue
        assert len(rows(before, section)) == len(rows(after, section))
        for was, now in zip(rows(before, section), rows(after, section), strict=True):
            assert was["provenance"] == now["provenance"]
            assert was.get("id", was.get("at")) == now.get("id", now.get("at"))
            if was != now:
                assert was["provenance"] == GUESSED
                changed.append(section)
    assert changed
    assert "base" not in changed, "the base cards of Zodchie are in every record and lesson"


@pytest.mark.parametrize("pack", ["even", "masters"])
def test_extras_that_name_a_card_begin_otherwise_than_that_card(pack: str) -> None:
    """As the rulebook says of those whose text names the card that they replace. (Z9.1)"""
    content = shipped("zodchie", pack).content()
    initial = {row["id"]: row["initial"] for row in content["base"]}
    for row in content["extra"]:
        assert (row["initial"] != initial[row["replaces"]]) is row.get("printed", False)


@pytest.mark.parametrize(("name", "pack"), OTHERS)
def test_a_record_needs_no_file_and_the_network_knows_nothing_of_it(name: str, pack: str) -> None:
    table = artel.new(name, seed=1, pack=pack)
    answer = artel.bot("random", seed=1)
    while not table.over:
        table.play(answer(table))
    record = table.record()
    assert (record.header.pack, record.header.digest, record.data) == (pack, shipped(name, pack).digest, None)
    game(name)._components.pop(record.header.digest)
    again = verify(Record.from_json(record.to_json()))
    assert again.result().scores == table.result().scores
    assert insight(name, 2, STANDARD[name]) is not None
    assert insight(name, 2, record.header.digest) is None


def test_games_with_an_earlier_edition_are_still_understood() -> None:
    """A pack that is changed keeps its name, not its digest; records and tables of before name the old one."""
    zodchie = game("zodchie")
    [earlier] = zodchie.packs_in("earlier")
    assert (earlier.name, earlier.digest) == ("masters", "906bc5280566f86a")
    assert earlier not in zodchie.packs()
    match = Match(zodchie.setup(2, {"variant": "advanced"}, earlier), b"1")
    luck = Rng(1)
    while not match.over:
        seat = pending(match.table)[0]
        question = question_for(match.table, seat)
        assert question is not None
        match.act(seat, question.sample(match.table, luck))
    record = match.record()
    assert (record.header.digest, record.data) == (earlier.digest, None)
    zodchie._components.pop(earlier.digest)
    assert verify(Record.from_json(record.to_json())).result().scores == match.result().scores


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "pack"), OTHERS)
def test_it_is_worded(name: str, pack: str, language: str) -> None:
    say = words(language).say
    about = say(f"web-pack-{pack}-{name}")
    assert len(about) > len(say(f"web-pack-{pack}")) > 0
    assert (about == shipped(name, pack).about) is (language == "en")


def test_a_folder_comes_before_a_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert shipped("zodchie", "even").name == "even"
    Path("even").mkdir()
    with pytest.raises(BadPack, match=r"no \*\.toml file"):
        shipped("zodchie", "even")
    with pytest.raises(BadPack, match="no such folder"):
        game("zodchie").pack_from(Path("odd"))


def test_a_broken_file_is_told_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("[pack]\ngame = 'zodchie'\nname = 3\n")
    with pytest.raises(BadPack, match=r"odd\.toml, line 3"):
        read_alone(tmp_path / "odd.toml", "zodchie")
