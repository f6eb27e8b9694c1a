"""What a table on a device costs, by the processor's time: other work on the machine counts for nothing."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from artel.games import GAMES
from artel.site import for_files_alone
from web.device import NEEDS, Site, write
from web.offline import cost

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = NEEDS


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES)
def test_the_page_never_stutters_and_wants_little(browser: Browser, tmp_path: Path, game: str) -> None:
    with closing(Site(write(tmp_path, for_files_alone()))) as site:
        found = cost(browser, site.address, game)
    assert found.played <= 50
    assert found.peak < 300
    assert found.cold_processor <= 8
    assert found.warm_processor <= 3
