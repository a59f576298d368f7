"""The one list of what the bot is made of: nothing that registers itself is left out of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# In a process of its own: here other tests have imported this and that already.
PROGRAM = """
import gc
from importlib import import_module
from pathlib import Path
import cogs.run.features
from cogs.core.registry import Registry

def known():
    return {(str(id(one)), name) for one in gc.get_objects() if isinstance(one, Registry) for name in one}

before = known()
assert len(before) > 100, len(before)
for path in sorted(Path("cogs").rglob("*.py")):
    import_module(".".join(path.with_suffix("").parts).removesuffix(".__init__"))
print(*sorted(name for _, name in known() - before))
"""


def test_whatever_answers_by_a_name_is_there_once_the_features_are() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("", "")
