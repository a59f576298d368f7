"""The packers of pictures; where no build of them is installed, zlib itself.

zlib-ng takes half of zlib's time. isal takes a quarter of zlib-ng's, and a quarter more bytes.
"""

try:
    from zlib_ng import zlib_ng as zlib
except ImportError:
    import zlib  # type: ignore[no-redef]

try:
    from isal import isal_zlib as light_zlib
except ImportError:
    import zlib as light_zlib  # type: ignore[no-redef]

__all__ = ["light_zlib", "zlib"]
