"""How the process takes its memory: in a process of its own, since it can't be taken back."""

import subprocess
import sys

import pytest

PACKED_OFTEN = """
from resource import RUSAGE_SELF, getrusage
from cogs.core.memory import give_back_memory
from PIL import Image
from renderer.core.packing import bands, kept

def taken(times):
    before = getrusage(RUSAGE_SELF).ru_minflt
    for _ in range(times):
        kept.clear()
        bands(picture)
    return getrusage(RUSAGE_SELF).ru_minflt - before

give_back_memory()
picture = Image.linear_gradient("L").resize((800, 640))
taken(3)
print(taken(20))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the settings of its library")
def test_what_packs_pictures_is_not_taken_from_the_system_for_each_band() -> None:
    """Each page taken from the system costs a fault, and a packer has about seventy."""
    done = subprocess.run([sys.executable, "-c", PACKED_OFTEN], check=True, capture_output=True, text=True)
    assert int(done.stdout) < 20 * 20 * 10
