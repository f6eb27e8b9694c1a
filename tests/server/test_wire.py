"""The messages, their schema, and errors in both languages."""

from __future__ import annotations

import re
from string import Formatter
from typing import get_args

import jsonschema
import msgspec
import pytest

from artel.kernel.errors import ArtelError
from artel.server import errors
from artel.session import errors as at_tables
from artel.session import wire
from artel.text import words

ERRORS = [
    cls
    for module in (errors, at_tables)
    for cls in vars(module).values()
    if isinstance(cls, type) and cls.__module__ == module.__name__
]


def test_the_schema_has_every_message() -> None:
    schema = wire.schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    names = {cls.__name__ for cls in [*get_args(wire.ClientMessage), *get_args(wire.ServerMessage)]}
    assert names <= set(schema["$defs"])
    ack = msgspec.json.decode(wire.encode(wire.Ack("a", 1)))
    jsonschema.validate(ack, schema | {"$ref": "#/$defs/ServerMessage"})


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"type":"hello"}',
        '{"type":"hello","table":""}',
        '{"type":"hello","table":"a","more":1}',
        '{"type":"hello","table":"a b"}',
        '{"type":"hello","table":"a","since":-1}',
        '{"type":"ping","id":"' + "x" * 37 + '"}',
        '{"type":"told","version":1}',
    ],
)
def test_strict(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        wire.decode(text)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("cls", ERRORS, ids=lambda cls: cls.__name__)
def test_every_error_is_worded(cls: type[ArtelError], language: str) -> None:
    error = cls("", **{name: f"«{name}»" for _, name, _, _ in Formatter().parse(cls.says) if name})
    text = words(language).error(error)
    chosen = "reason" if cls is errors.ChallengeRefused else ""  # it chooses the words, and is none of them
    assert all(str(detail) in text for name, detail in error.details.items() if name != chosen)
    if language == "en":
        assert text == str(error) or chosen
    elif cls is not errors.ServerError:
        assert re.search(r"[а-яё]", text)
