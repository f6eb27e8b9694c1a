"""Textual's own widgets, without frames."""

from __future__ import annotations

from textual.widgets import Input, OptionList


class InputField(Input):
    DEFAULT_CSS = """
    InputField, InputField:focus { border: none; height: 1; padding: 0 1; background: #262b36; }
    """


class Choices(OptionList):
    DEFAULT_CSS = """
    Choices, Choices:focus { border: none; padding: 0; height: 1fr; background: transparent; }
    """
