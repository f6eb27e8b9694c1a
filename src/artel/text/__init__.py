"""Words for the facts that kernel and games state: events, questions, options, refusals and the rules themselves."""

from artel.languages import LANGUAGES
from artel.text.words import Clause, Words, words

__all__ = ["LANGUAGES", "Clause", "Words", "words"]
