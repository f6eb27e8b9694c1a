"""Moved to `artel.session.clocks`."""

from artel.session.clocks import *  # noqa: F403
