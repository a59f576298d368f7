"""What a start costs is mostly what it imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LATER = ("numpy", "shapely", "aiohttp.web", "pydantic")
"""What no start needs: it is imported when a picture, a table of strings or a page of metrics is asked for."""


@pytest.mark.long  # a process of its own costs a second
def test_the_bot_is_imported_without_what_it_needs_later() -> None:
    asked = f"import sys, cogs.run.start; print(*[name for name in {LATER} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
