"""Moved to `artel.session.pages`."""

from artel.session.pages import *  # noqa: F403
