"""Moved to `artel.session.play`."""

from artel.session.play import *  # noqa: F403
