"""Moved to `artel.session.telling`."""

from artel.session.telling import *  # noqa: F403
