"""Moved to `artel.session.lessons`."""

from artel.session.lessons import *  # noqa: F403
