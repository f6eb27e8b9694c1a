"""Prints the share of mutants that the tests killed and what survived; status 1 below the bar."""

import json
import subprocess
import sys
from pathlib import Path

BAR = 0.90
MUTMUT = Path(sys.executable).with_name("mutmut")

subprocess.run([MUTMUT, "export-cicd-stats"], check=True, stdout=subprocess.DEVNULL)
stats = json.loads(Path("mutants/mutmut-cicd-stats.json").read_text(encoding="utf-8"))
killed = sum(stats[how] for how in ("killed", "timeout", "segfault"))
judged = stats["total"] - stats["skipped"]
score = killed / judged if judged else 0.0

print(subprocess.run([MUTMUT, "results"], check=True, capture_output=True, text=True).stdout)
print(f"{killed} of {judged} mutants killed: {score:.1%} (at least {BAR:.0%} wanted)")
sys.exit(score < BAR)
