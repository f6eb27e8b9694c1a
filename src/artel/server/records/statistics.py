"""Moved to `artel.session.statistics`."""

from artel.session.statistics import *  # noqa: F403
