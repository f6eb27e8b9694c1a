"""Ties a test to the clause of the rules that it examines: @rule("Z4.2")."""

import pytest

rule = pytest.mark.rule
