"""Python looks for no circles while a search is made, and for them again afterwards."""

from __future__ import annotations

import gc

import pytest

from artel.kernel.garbage import without_circles


def test_nothing_is_looked_for_meanwhile() -> None:
    assert gc.isenabled()
    with without_circles():
        assert not gc.isenabled()
        with without_circles():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_is_looked_for_again_after_a_fault() -> None:
    with pytest.raises(ValueError, match="wrong"), without_circles():
        raise ValueError("wrong")
    assert gc.isenabled()
