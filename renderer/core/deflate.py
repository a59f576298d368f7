"""The packer of pictures: zlib-ng, in half the time of zlib; where no build of it is installed, zlib itself."""

try:
    from zlib_ng import zlib_ng as zlib
except ImportError:
    import zlib  # type: ignore[no-redef]

__all__ = ["zlib"]
