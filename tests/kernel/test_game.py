from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from artel.games import GAMES, game, game_of, games
from artel.kernel.chance import Rng
from artel.kernel.errors import BadNotation, BadOption, BadPack, BadSeats, NoObserver, UnknownGame, WrongVersion
from artel.kernel.frames import Action, Chance, Table
from artel.kernel.game import Game, Item, Option, Part, Result, Setup, ranked
from artel.kernel.packs import Pack, read_pack
from artel.kernel.style import Style
from contract import toy


class Plain(Game[Any, Any, Any]):
    """A game that says as little as it can."""

    id = "plain"
    least, most = 2, 3
    options = (Option("size", "small", "small|large"), Option("speed", "1", "[1-3]"))

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []
        self.checked: list[Setup] = []

    def standard_pack(self) -> Pack:
        return Pack("plain", "standard", "d0")

    def read_components(self, pack: Pack) -> object:
        self.read.append(pack.digest)
        return ["components", pack.digest]

    def check(self, setup: Setup) -> None:
        self.checked.append(setup)


# -- the registry -------------------------------------------------------------------------------------------


def test_games_are_found_by_id() -> None:
    assert game("zodchie").id == "zodchie"
    assert game("toy") is toy.GAME
    assert [found.id for found in games()] == list(GAMES)


def test_a_game_that_is_sent_elsewhere_is_the_same() -> None:
    setup = game("zodchie").setup(2)
    sent = pickle.loads(pickle.dumps(setup))
    assert sent == setup
    assert sent.rules is game("zodchie")
    assert sent.game == "zodchie"


def test_the_game_of_a_view() -> None:
    for found in (game("toy"), game("zodchie")):
        assert game_of(found.view(found.new(found.setup(2)), 0)) is found


def test_a_game_that_there_is_not() -> None:
    with pytest.raises(UnknownGame) as found:
        game("chess")
    assert found.value.details == {"given": "chess", "possible": ", ".join(GAMES)}


# -- setting up ---------------------------------------------------------------------------------------------


def test_a_setup_has_every_option() -> None:
    plain = Plain()
    setup = plain.setup(2)
    assert setup == Setup(plain, 2, {"size": "small", "speed": "1"}, Pack("plain", "standard", "d0"))
    assert plain.setup(3, {"speed": "3"}).options == {"size": "small", "speed": "3"}
    assert plain.setup(3, {"speed": "3"}).seats == 3
    assert plain.checked[0] == setup
    mine = Pack("plain", "mine", "d1")
    assert plain.setup(2, None, mine).pack is mine
    assert plain.read == ["d0", "d1"], "the components of a pack are read once"


@pytest.mark.parametrize("seats", [1, 4, 0, -2, 100])
def test_an_impossible_number_of_players(seats: int) -> None:
    with pytest.raises(BadSeats) as found:
        Plain().setup(seats)
    assert found.value.details == {"game": "plain", "least": 2, "most": 3, "given": seats}


def test_an_unknown_option() -> None:
    with pytest.raises(BadOption) as found:
        Plain().setup(2, {"colour": "red"})
    assert found.value.details == {"option": "colour", "given": "red", "possible": "options are size, speed"}


def test_an_impossible_option() -> None:
    with pytest.raises(BadOption) as found:
        Plain().setup(2, {"size": "huge"})
    assert found.value.details["option"] == "size"
    assert found.value.details["given"] == "huge"
    assert "small, large" in str(found.value)
    with pytest.raises(BadOption):
        Plain().setup(2, {"speed": "12"})


def test_an_option_reads_the_whole_text() -> None:
    option = Option("size", "small", "small|large")
    assert option.read("large") == "large"
    for text in ("larger", " large", ""):
        with pytest.raises(BadOption):
            option.read(text)


def test_any_options_go_together_unless_a_game_says_otherwise() -> None:
    Game.check(Plain(), Plain().setup(2))
    with pytest.raises(BadOption, match=r"\[Z9\.2\]"):
        game("zodchie").setup(2, {"limit": "3"})


# -- data packs -----------------------------------------------------------------------------------------------


def test_the_standard_pack_is_read_once() -> None:
    zodchie = type(game("zodchie"))()
    pack = zodchie.standard_pack()
    assert (pack.game, pack.name) == ("zodchie", "standard")
    assert zodchie.standard_pack() is pack


def test_components_are_kept_by_digest() -> None:
    plain = Plain()
    one = plain.components(Pack("plain", "a", "d1"))
    assert one == ["components", "d1"]
    assert plain.components(Pack("plain", "b", "d1")) is one
    assert plain.components_of("d1") is one
    assert plain.digest_of(one) == "d1"
    other = plain.components(Pack("plain", "a", "d2"))
    assert (plain.digest_of(other), plain.digest_of(one)) == ("d2", "d1")
    assert plain.read == ["d1", "d2"]


def test_the_standard_components_need_no_setup() -> None:
    plain = Plain()
    assert plain.components_of("d0") == ["components", "d0"]


def test_components_of_a_pack_that_nobody_loaded() -> None:
    plain = Plain()
    plain.components(Pack("plain", "a", "d1"))
    with pytest.raises(WrongVersion) as found:
        plain.components_of("d9")
    assert found.value.details == {"what": "data pack", "given": "d9", "now": "d1, d0"}


def test_a_pack_of_ones_own(tmp_path: Path) -> None:
    source = Path(toy.__file__).parent / "data" / "toy.toml"
    text = (
        source.read_text(encoding="utf-8")
        .replace('name = "toy"', 'name = "mine"')
        .replace("value      = 3", "value = 5")
    )
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    pack = toy.GAME.pack_from(tmp_path)
    assert pack.name == "mine"
    assert toy.GAME.components_of(pack.digest).values == [1, 2, 5]
    assert toy.GAME.setup(2, {}, pack).pack is pack
    with pytest.raises(BadPack):
        game("zodchie").pack_from(tmp_path)
    (tmp_path / "mine.toml").write_text(text.replace("value      = 1", "value = -1"), encoding="utf-8")
    with pytest.raises(BadPack, match="value"):
        toy.GAME.pack_from(tmp_path)
    assert read_pack(source.parent, "toy").digest == toy.GAME.standard_pack().digest


# -- results ------------------------------------------------------------------------------------------------


def test_places() -> None:
    assert ranked([10, 30, 20]) == (3, 1, 2)
    assert ranked([10, 10, 5]) == (1, 1, 3)
    assert ranked([(1, 2), (1, 3)]) == (2, 1)
    assert ranked([]) == ()


def test_winners() -> None:
    items = (Item(0, 3, "x", "y", "T1"),)
    assert Result((3, 3, 1), (1, 1, 3), items).winners == (0, 1)
    assert Result((3, 4), (2, 1), items).winners == (1,)


def test_scores_and_how_seats_stand() -> None:
    class Scored(Plain):
        def result(self, t: Any) -> Result:
            return Result(tuple(t), ranked(t), ())

    assert Scored().scores([3, 9, 5]) == [3, 9, 5]
    assert Scored().evaluate([3, 9, 5]) == [-6.0, 4.0, -4.0]
    assert [type(value) for value in Scored().evaluate([3, 9])] == [float, float]


def test_determinizing_is_rebuilding_and_shuffling() -> None:
    class Seen:
        me = 2

    class Shuffled(Plain):
        def rebuild(self, view: Any) -> Any:
            return ["rebuilt", view]

        def reshuffle(self, t: Any, seat: int, rng: Rng) -> None:
            t += [seat, rng]

    view, rng = Seen(), Rng(0)
    assert Shuffled().determinize(view, rng) == ["rebuilt", view, 2, rng]


def test_what_a_game_must_say_itself() -> None:
    class Nothing(Game[Any, Any, Any]):
        id = "nothing"

    bare, t = Nothing(), None
    setup = Setup(bare, 2, {}, Pack("p", "p", "p"))
    for missing in (
        lambda: bare.read_components(setup.pack),
        lambda: bare.new(setup),
        lambda: bare.lay_out(setup, {}),
        lambda: bare.view(t, 0),
        lambda: bare.rebuild(t),
        lambda: bare.reshuffle(t, 0, Rng(0)),
        lambda: bare.result(t),
    ):
        with pytest.raises(NotImplementedError):
            missing()


def test_the_notation_of_a_game_that_has_none_of_its_own() -> None:
    class Writes(Table):
        __slots__ = ()

        def write(self, action: Action) -> str:
            return f"{'take' if action.code < 2 else 'leave'} {action.code}"

    class Draws(Chance):
        __slots__ = ()

        def weights(self, t: Any) -> dict[int, int]:
            return {12: 1, 7: 3}

    class Short(Plain):
        actions = [Action(code) for code in range(3)]

    short, t = Short(), Writes(2, [])
    assert short.action(1) == Action(1)
    assert short.write_action(t, Action(1)) == "take 1"
    assert short.read_action(t, "take 1") == Action(1)
    assert short.read_action(t, "le") == Action(2)
    with pytest.raises(BadNotation, match="may be take 0, take 1"):
        short.read_action(t, "take")
    assert short.write_outcome(t, Draws(), 7) == "7"
    assert short.read_outcome(t, Draws(), "7") == 7
    with pytest.raises(BadNotation, match="“3” is no outcome"):
        short.read_outcome(t, Draws(), "3")
    assert short.option_facts(None, "take 1 2") == ("take", {"what": "1 2"})


def test_an_option_names_its_single_words_the_default_first() -> None:
    assert Option("extras", "2", "none|die|[0-3]").values() == ["2", "none", "die", "0", "1", "3"]
    assert Option("colours", "random", "random|(red|blue)(,(red|blue))*|own").values() == ["random", "own"]
    assert Option("seats", "1", "[1-9]x|12|[0-1]").values() == ["1", "12", "0"]


def test_a_part_with_all_that_is_in_it() -> None:
    leaf = Part("stage", "one", {}, "rulebook")
    inner = Part("wonder", "giza", {}, "rulebook", parts=(leaf,))
    box = Part("box", "all", {}, "rulebook", parts=(inner, Part("card", "wood", {}, "rulebook")))
    assert [part.name for part in box.all()] == ["all", "giza", "one", "wood"]


def test_what_a_game_says_that_says_nothing() -> None:
    class Seen(Plain):
        def view(self, t: Any, seat: int) -> Any:
            return t, seat

        def result(self, t: Any) -> Result:
            return Result(tuple(t), ranked(t), ())

    seen, pack = Seen(), Pack("plain", "standard", "d0")
    assert seen.views("t", (2, 0)) == [("t", 2), ("t", 0)]
    assert seen.places([3, 9, 5]) == (3, 1, 2)
    assert seen.judge([3, 9, 5]) == [-6.0, 4.0, -4.0]
    assert seen.own_cards([]) == ()
    assert seen.question_facts(None, {"seat": 1}) == {"seat": 1}
    assert seen.foresee(None, "pass") is None
    assert seen.themes(None, "pass", []) == ()
    assert seen.inventory(None) is None
    assert seen.parts(pack) == []
    assert seen.titles("d0", "inn") == {}
    with pytest.raises(NotImplementedError):
        seen.leave_out([], 0, "inn")
    with pytest.raises(NoObserver):
        seen.observer(seen.setup(2))


def test_a_style_without_hunches() -> None:
    style = Style(0.1, 2.0, 3, 4.0, 5, 0.6, 7, 8)
    plain = style.plain()
    names = ("explore", "scale", "ahead", "hunch", "ripe", "trust", "brief", "in_mind")
    assert [getattr(plain, name) for name in names] == [0.1, 2.0, 3, 0.0, 1, 0.6, 7, 8]
    assert [getattr(Style(), name) for name in names] == [0.7, 10.0, 4, 3.0, 1, 0.5, 120, 80]
