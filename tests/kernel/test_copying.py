from __future__ import annotations

from typing import Any

import pytest

from artel.games import game
from artel.kernel.copying import (
    assembled,
    contents,
    examine_copy,
    fields,
    find_fields,
    is_array,
    plain,
    same,
    shares,
    show,
)
from artel.kernel.frames import Action, Table
from artel.kernel.packed import ints
from contract.toy import Cards, Draw, MaySwap, ToyTable, Turn
from kernel.small import Ask, Do, Sheet, sheet


class One:
    __slots__ = "name"

    def __init__(self, name: Any) -> None:
        self.name = name


class Two(One):
    __slots__ = ("number",)

    def __init__(self, name: Any, number: Any) -> None:
        super().__init__(name)
        self.number = number


class Unslotted(One):
    pass


def test_fields_come_from_the_slots_bases_first() -> None:
    assert fields(One) == ("name",)
    assert fields(Two) == ("name", "number")
    assert fields(MaySwap) == ("seat", "herald")
    assert fields(Turn) == ("seat",)
    assert set(fields(ToyTable)) == {
        "seats", "stack", "bids", "cards", "hands", "left", "piles", "played", "points",
    }  # fmt: skip
    assert fields(ToyTable)[:2] == fields(Table)
    assert find_fields(Two) == fields(Two)
    assert fields(Action) == ("code",)


def test_a_class_without_slots_is_refused() -> None:
    with pytest.raises(TypeError, match=r"^Unslotted needs __slots__$"):
        fields(Unslotted)


def test_compiled_classes_name_their_fields_themselves() -> None:
    class Compiled:
        __mypyc_attrs__ = ("b", "a", "__dict__")

    assert find_fields(Compiled) == ("b", "a")

    class Interpreted(Compiled):
        __slots__ = ("c",)

    assert find_fields(Interpreted)[-1] == "c"
    assert find_fields(Interpreted)[:2] == ("b", "a")


def test_things_are_the_same_by_type_and_fields() -> None:
    assert same(Two("a", 1), Two("a", 1))
    assert not same(Two("a", 1), Two("a", 2))
    assert not same(Two("a", 1), Two("b", 1))
    assert not same(One("a"), Two("a", 1))
    assert not same(One("a"), "a")


def test_things_are_shown_with_their_fields() -> None:
    assert show(Two("a", [1])) == "Two(name='a', number=[1])"
    assert show(One(None)) == "One(name=None)"


def test_the_contents_of_a_table() -> None:
    t = sheet(Do("x"))
    t.done.append("y")
    assert contents(t) == {"seats": 3, "stack": [Do("x")], "done": ["y"]}


def test_plain_values() -> None:
    assert plain(ints([1, 2])) == [1, 2]
    assert plain([ints([1]), ints([2, 3])]) == [[1], [2, 3]]
    assert plain([[ints([1])], [ints([2, 3])]]) == [[[1]], [[2, 3]]]
    assert plain({3: 4, 1: 2}) == {"map": [[3, 4], [1, 2]]}
    assert plain((1, 2)) == (1, 2)
    assert plain("ab") == "ab"


def test_arrays() -> None:
    assert is_array([1])
    assert is_array(ints([1]))
    assert not is_array((1,))
    assert not is_array("ab")
    assert not is_array({1: 2})


def test_what_two_things_share() -> None:
    array = ints([1])
    assert shares(array, array)
    assert not shares(array, ints([1]))
    assert shares([array, ints([2])], [array, ints([2])])
    assert shares([ints([2]), array], [ints([2]), array])
    assert not shares([ints([1])], [ints([1])])
    assert shares([[array]], [[array]])
    assert not shares([[array]], [[ints([1])]])
    mapping = {1: 2}
    assert shares(mapping, mapping)
    assert not shares(mapping, {1: 2})
    assert not shares("a", "a")
    assert not shares((1,), (1,))


def toy_table() -> Any:
    return game("toy").new(game("toy").setup(2))


def spoilt(**changes: Any) -> Any:
    """A table whose copy() differs in these fields; a function is given the value of the original."""

    class Spoilt(ToyTable):
        __slots__ = ()

        def copy(self) -> Any:
            twin = ToyTable.copy(self)
            again = Spoilt(*[getattr(twin, name) for name in ORDER])
            for name, change in changes.items():
                setattr(again, name, change(getattr(self, name)) if callable(change) else change)
            return again

    return Spoilt(*[getattr(toy_table(), name) for name in ORDER])


ORDER = ("seats", "stack", "cards", "hands", "played", "piles", "points", "left", "bids")


def test_a_good_copy_passes() -> None:
    examine_copy(toy_table(), (Cards,))
    examine_copy(spoilt(), (Cards,))
    examine_copy(sheet(Do("x"), Ask(0, 2)))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"points": lambda value: value}, "copy() shares points, which can change"),
        ({"piles": lambda value: value}, "copy() shares piles, which can change"),
        ({"piles": lambda value: value[:]}, "copy() shares piles, which can change"),
        ({"stack": lambda value: value}, "copy() shares stack, which can change"),
        ({"points": lambda value: ints([9, 9])}, "copy() mangles points"),
        ({"piles": lambda value: [[ints([1, 1, 1])], [value[1][0][:]]]}, "copy() mangles piles"),
        ({"stack": lambda value: [Draw(1)]}, "copy() mangles stack"),
        ({"left": 3}, "copy() mangles left"),
        ({"cards": lambda value: "others"}, "copy() mangles cards"),
    ],
)
def test_a_bad_copy_is_noticed(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(TypeError) as found:
        examine_copy(spoilt(**changes), (Cards,))
    assert str(found.value) == says


def test_only_arrays_that_are_named_as_lasting_may_be_shared() -> None:
    t = spoilt(points=lambda value: value)
    type(t).lasting = ("points",)
    examine_copy(t, (Cards,))
    type(t).lasting = ("piles",)
    with pytest.raises(TypeError, match="shares points, which can change"):
        examine_copy(t, (Cards,))
    t = spoilt(points=lambda value: ints([9, 9]))
    type(t).lasting = ("points",)
    with pytest.raises(TypeError, match="mangles points"):
        examine_copy(t, (Cards,))


def test_an_equal_value_that_never_changes_may_be_another_object() -> None:
    t = spoilt(left=lambda value: int(str(value + 10**20)) - 10**20)
    examine_copy(t, (Cards,))


class SharingSheet(Sheet):
    """Its copies share what was done."""

    __slots__ = ()

    def copy(self) -> Any:
        return SharingSheet(self.seats, self.stack[:], self.done)


@pytest.mark.parametrize("value", [{1: 2}, [1], [[1]]], ids=["map", "array", "nested"])
def test_whatever_can_change_must_not_be_shared(value: Any) -> None:
    with pytest.raises(TypeError, match=r"^copy\(\) shares done, which can change$"):
        examine_copy(SharingSheet(3, [], value))


@pytest.mark.parametrize("value", [3, "x", True, b"x", (1, 2), frozenset({1}), None], ids=repr)
def test_what_never_changes_may_be_shared(value: Any) -> None:
    examine_copy(SharingSheet(3, [], value))


def test_nobody_says_how_to_copy_a_set() -> None:
    with pytest.raises(TypeError, match=r"^done is a set: nobody says how to copy that$"):
        examine_copy(SharingSheet(3, [], {1}))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^cards is a Cards: nobody says how to copy that$"):
        examine_copy(toy_table())


def test_a_copy_of_another_class() -> None:
    class Odd(ToyTable):
        __slots__ = ()

    with pytest.raises(TypeError, match=r"^Odd.copy\(\) makes a ToyTable$"):
        examine_copy(Odd(*[getattr(toy_table(), name) for name in ORDER]), (Cards,))


class Box(Table):
    """Writes no copy() of its own."""

    __slots__ = ("cards", "hands", "marks", "name", "piles", "points")
    cards: Cards

    def __init__(self, seats: int, stack: Any, **parts: Any) -> None:
        super().__init__(seats, stack)
        for name, value in parts.items():
            setattr(self, name, value)


def test_a_copy_can_be_derived() -> None:
    cards = Cards(game("toy").standard_pack())
    t = Box(2, [Do("x")], cards=cards, hands=[[1, 2], []], marks={1: 2}, name="n", piles=[[ints([1, 2])]],
            points=ints([1, 2]))  # fmt: skip
    examine_copy(t, (Cards,))
    assert t.copy().stack == t.stack
    twin = t.copy()
    assert isinstance(twin, Box)
    assert twin.cards is cards


def test_a_table_is_made_of_all_its_fields_and_no_others() -> None:
    values: dict[str, object] = {"seats": 2, "stack": [], "done": ["x"]}
    made = assembled(Sheet, values)
    assert (type(made), made.seats, made.stack, made.done) == (Sheet, 2, [], ["x"])
    for wrong in ({"seats": 2, "stack": []}, {**values, "more": 1}):
        with pytest.raises(TypeError, match=r"^the fields of Sheet are (.*done.*)$"):
            assembled(Sheet, wrong)
