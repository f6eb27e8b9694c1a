"""The languages that Artel speaks: each has a file `text/locale/<language>.ftl`. English has all words and is first."""

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

LOCALE: Final = Path(__file__).parent / "text" / "locale"
ENGLISH: Final = "en"
LANGUAGES: Final = (
    ENGLISH,
    *sorted(file.stem for file in LOCALE.glob("*.ftl") if "." not in file.stem and file.stem != ENGLISH),
)

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[LANGUAGES]


def spoken(wanted: str) -> str:
    """Of the languages that there are, the one that a header or a variable such as `ru_RU.UTF-8` begins with."""
    return next((language for language in LANGUAGES if wanted.lower().startswith(language)), ENGLISH)
