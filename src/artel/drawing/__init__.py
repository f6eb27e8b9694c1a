"""A table as text, without a screen: for the terminal, for `print(table)` and for `render()` of an environment.

Everything here works for any game: one that brings nothing is told in lines. A game that brings more names a package,
`drawing = "artel.drawing.zodchie"`, with a module `teller` and in it `Teller`, a `TableTeller`
(artel/drawing/teller.py). `table()` draws the table for a view; `hand()` and `options()` say what is told before a
question; `card()` explains a component; `verdict()` and `items()` say who won and why. Only `table()` has to be
written.
"""
