"""Moved to `artel.session.settings`."""

from artel.session.settings import *  # noqa: F403
