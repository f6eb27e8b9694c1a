"""Scenarios: a few moves written down with what must come of them; for tests, puzzles and bug reports.

`run(load(path))` plays one and raises BadScenario where the file is malformed or the game goes another way. The format
is told in docs/scenarios.md.
"""

from __future__ import annotations

from artel.scenario.performance import Performance as Performance
from artel.scenario.performance import no_such_step as no_such_step
from artel.scenario.performance import performed as performed
from artel.scenario.performance import run as run
from artel.scenario.script import Scenario as Scenario
from artel.scenario.script import load as load
from artel.scenario.script import read as read
from artel.scenario.steps import Do as Do
from artel.scenario.steps import ScenarioStep as ScenarioStep
