"""How a game is searched by bots. A game says what suits it; these numbers suit most."""

from __future__ import annotations

from typing import Final

SPARING: Final = 4
"""Visits before a node grows options, where there is little time: most of them are not worth it."""


class Style:
    __slots__ = ("ahead", "brief", "explore", "hunch", "in_mind", "ripe", "scale", "trust")

    def __init__(
        self,
        explore: float = 0.7,
        scale: float = 10.0,
        ahead: int = 4,
        hunch: float = 3.0,
        ripe: int = 1,
        trust: float = 0.5,
        brief: int = 120,
        in_mind: int = 80,
    ) -> None:
        self.explore = explore  # weight of curiosity
        self.scale = scale  # so many points of margin make a clear advantage
        self.ahead = ahead  # so many random answers are played before the table is judged; negative: to the end
        self.hunch = hunch  # so many points of evaluation make an option e times as likely at first sight; 0: all alike
        self.ripe = ripe  # visits before a node grows options
        self.trust = trust  # share of the margin in a utility; the rest is winning itself
        self.brief = brief  # iterations after which a journeyman has seen enough
        self.in_mind = in_mind  # options in a hundred that come to an apprentice's mind

    def plain(self) -> Style:
        """The same without hunches; options that cost nothing may grow at once."""
        return Style(self.explore, self.scale, self.ahead, 0.0, 1, self.trust, self.brief, self.in_mind)

    def sparing(self) -> Style:
        """The same where there is little time."""
        return Style(self.explore, self.scale, self.ahead, self.hunch, SPARING, self.trust, self.brief, self.in_mind)
