"""Moved to `artel.session.said`."""

from artel.session.said import *  # noqa: F403
