"""Moved to `artel.session.wire`."""

from artel.session.wire import *  # noqa: F403
