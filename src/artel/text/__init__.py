"""Words for the facts that kernel and games state: events, questions, options, refusals and the rules themselves."""

from artel.text.words import LANGUAGES, Clause, Words, words

__all__ = ["LANGUAGES", "Clause", "Words", "words"]
