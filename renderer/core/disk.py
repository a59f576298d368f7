"""What takes long to paint and is the same after a restart, kept in files up to a number of bytes."""

from __future__ import annotations

import contextlib
import os
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock

import PIL

from renderer.core.deflate import zlib
from renderer.core.fonts import FOLDER as FONTS

MOST = 48_000_000
"""The most bytes of all files; the least recently used go first."""
ENDING, BEGUN = ".painted", ".begun"
SIZE = sha256().digest_size


class DiskCache:
    """Bytes by key in one folder; without a folder, nothing is found and nothing is stored. Thread-safe.

    No failure of the disk is an error, and no broken file is read: what isn't found is painted again.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._folder: Path | None = None
        self._lock = Lock()

    def use(self, folder: Path | None) -> None:
        """Use this folder from now on, which is made when something is stored; None for no folder."""
        self._folder = folder

    @property
    def is_used(self) -> bool:
        """Whether there is a folder."""
        return self._folder is not None

    def find(self, key: bytes) -> bytes | None:
        """Return what is stored under a key, or None."""
        if self._folder is None:
            return None
        path = _path(self._folder, key)
        try:
            stored = path.read_bytes()
            if sha256(stored[SIZE:]).digest() != stored[:SIZE]:
                return None
        except OSError:
            return None
        with contextlib.suppress(OSError):  # what can only be read is as good
            os.utime(path)
        return zlib.decompress(stored[SIZE:])

    def put(self, key: bytes, data: bytes) -> None:
        """Store bytes under a key, as a whole or not at all, and delete what is too much."""
        if self._folder is None:
            return
        path = _path(self._folder, key)
        begun = path.with_suffix(BEGUN)
        with self._lock, contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            packed = zlib.compress(data, 4)
            try:
                begun.write_bytes(sha256(packed).digest() + packed)
                begun.replace(path)
            finally:
                begun.unlink(missing_ok=True)  # on a full disk, the database needs the room
            _shrink(self._folder, self.most)


def _path(folder: Path, key: bytes) -> Path:
    return folder / f"{sha256(key).hexdigest()}{ENDING}"


def _shrink(folder: Path, most: int) -> None:
    """Delete the files used longest ago, until the rest has at most so many bytes; and what was never finished."""
    for path in folder.glob(f"*{BEGUN}"):
        path.unlink(missing_ok=True)
    found = [(path, path.stat()) for path in folder.glob(f"*{ENDING}")]
    left = most
    for path, about in sorted(found, key=lambda one: one[1].st_mtime_ns, reverse=True):
        left -= about.st_size
        if left < 0:
            path.unlink(missing_ok=True)


@cache
def painters() -> bytes:
    """Return a hash of all that paints: the code of this package, the fonts, and Pillow. Cached."""
    found = sha256(PIL.__version__.encode())
    for path in sorted([*Path(__file__).parents[1].rglob("*.py"), *FONTS.glob("*.ttf")]):
        found.update(path.name.encode() + path.read_bytes())
    return found.digest()


stored = DiskCache()
"""The folder of this process."""
