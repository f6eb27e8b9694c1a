"""The terminal: a game at one keyboard (artel.session.keyboard), shown full screen (Textual) or line by line (plain).

Everything here works for any game: one that brings nothing is told in lines and asked in a list. A game that brings
more names a package for its table as text (artel.drawing), and one for its screen, `terminal = "artel.tui.zodchie"`,
with a module `board`:

- `board.Board`, a `TerminalBoard`: its table on the screen, a widget. `show(scene)` draws a scene, `turn_to()`
  puts the cursor where the person at the keyboard chooses next, and what is chosen is handed in by `answer(option)`,
  several options one after another where one step for people is several actions. `explain(text)` says beside the
  table what is under the cursor. `artel.tui.listing.ListBoard` is a board whose options are a list with keys, below
  whatever the game draws.

A board shows what `scene.view` holds and nothing else: that is all that the person at the keyboard may know.
Words are in `artel/text/locale/ui.<game>.<language>.ftl`: `ui-title-<game>`, `ui-rules-<game>`, and its own.
"""
