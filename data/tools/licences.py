"""Lists the licenses of the installed packages in docs/licences.md, from the packages' own metadata."""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "docs" / "licences.md"
LOCKS = {
    "requirements.lock": "Installed with the bot",
    "requirements-sandbox.lock": "Installed for the sandbox only",
    "requirements-postgres.lock": "Installed for PostgreSQL only",
    "requirements-dev.lock": "Installed for tests and checks only",
}
HEAD = """# Licenses of dependencies

For anyone who redistributes Slow Train: the license of every package it installs, and of the libraries inside them.

`make licences` writes this page, mostly from the packages' metadata. Slow Train itself is under the
[MIT license](../LICENSE), its typeface under the SIL Open Font License (`data/fonts/OFL.txt`). Its map outlines are
from Natural Earth (public domain), the towns that `bot.py new-map` knows from [GeoNames](https://www.geonames.org)
under [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), shortened to names, countries and places.

On a machine without PostgreSQL, `make test` also installs pgserver (Apache-2.0), which contains PostgreSQL (PostgreSQL
License) and needs fasteners (Apache-2.0), platformdirs (MIT) and psutil (BSD-3-Clause).
"""
ELSEWHERE = {
    "audioop-lts": ("PSF-2.0", "Python 3.13 and newer"),
    "colorama": ("BSD-3-Clause", "Windows"),
}
"""Packages that are installed on some platforms only: their licence, and where."""
BUNDLED = (
    ("discord-py", "Opus (Windows)", "BSD-3-Clause", ""),
    ("isal", "ISA-L", "BSD-3-Clause", ""),
    ("numpy", "OpenBLAS, LAPACK", "BSD-3-Clause, BSD-3-Clause-Open-MPI", "scipy_openblas64_"),
    ("numpy", "libgfortran", "GPL-3.0-or-later WITH GCC-exception-3.1", "gfortran"),
    ("numpy", "libquadmath", "LGPL-2.1-or-later", "quadmath"),
    ("pillow", "FreeType", "FTL", "freetype"),
    ("pillow", "HarfBuzz, Raqm, Brotli, Little CMS", "MIT", "harfbuzz brotlicommon brotlidec lcms2"),
    ("pillow", "libavif, OpenJPEG", "BSD-2-Clause", "avif openjp2"),
    ("pillow", "libjpeg-turbo", "IJG AND BSD-3-Clause", "jpeg"),
    ("pillow", "WebP, Zstandard", "BSD-3-Clause", "sharpyuv webp webpdemux webpmux zstd"),
    ("pillow", "libpng, libtiff, zlib-ng", "libpng-2.0, libtiff, Zlib", "png16 tiff"),
    ("pillow", "liblzma", "0BSD", "lzma"),
    ("pillow", "libxcb, libXau", "X11", "xcb Xau"),
    ("psycopg-binary", "libpq", "PostgreSQL", "pq"),
    ("psycopg-binary", "OpenSSL", "Apache-2.0", "crypto ssl"),
    ("psycopg-binary", "MIT Kerberos", "MIT", "com_err gssapi_krb5 k5crypto krb5 krb5support"),
    ("psycopg-binary", "OpenLDAP, Cyrus SASL", "OLDAP-2.8, BSD-3-Clause-Attribution", "lber ldap sasl2"),
    ("psycopg-binary", "libcrypt, libkeyutils", "LGPL-2.1-or-later", "crypt keyutils"),
    ("shapely", "GEOS", "LGPL-2.1", "geos geos_c"),
    (
        *("av", "FFmpeg", "LGPL-3.0-or-later"),
        "avcodec avdevice avfilter avformat avutil swresample swscale",
    ),
    ("av", "x264, x265", "GPL-2.0-or-later", "x264 x265"),
    ("av", "GnuTLS, ALSA, LAME", "LGPL-2.1-or-later, LGPL-2.0-or-later", "gnutls asound mp3lame"),
    ("av", "Nettle, GMP, libunistring", "LGPL-3.0-or-later OR GPL-2.0-or-later", "nettle hogweed gmp unistring"),
    ("av", "AOM, dav1d, OpenH264", "BSD-2-Clause", "aom dav1d openh264"),
    (
        *("av", "SVT-AV1, Opus, Ogg, Vorbis, Speex, libvpx, WebP", "BSD-3-Clause"),
        "SvtAv1Enc opus ogg vorbis vorbisenc speex vpx webp webpmux sharpyuv",
    ),
    ("av", "OpenCORE AMR", "Apache-2.0", "opencore-amrnb opencore-amrwb"),
    ("av", "oneVPL, libdrm, libxcb, libXau", "MIT, X11", "vpl drm xcb xcb-shape xcb-shm xcb-xfixes Xau"),
)
"""Libraries inside the packages' wheels: the package, their names, their licences, and the names of their files."""
INSIDE = """
## Inside these packages

Their wheels contain libraries of other authors, each under its own license. Most texts are in the packages'
`.dist-info` folders. GEOS is a separate shared library, which you may replace. A container of the bot
has nothing of `av`: only the sandbox and the tests install it.

| package | contains | license |
|---|---|---|
"""


def locked(name: str) -> dict[str, str]:
    """Return the packages that a lock file pins, with their versions."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9][\w.-]*)==([^\s;]+)", text, re.M))


def licence_of(found: Distribution) -> str:
    """Return a package's license: an expression, else its classifiers, else a short text."""
    said = found.metadata
    for expression in said.get_all("License-Expression") or ():
        return str(expression)
    classified = [line.rpartition(" :: ")[2] for line in said.get_all("Classifier") or () if line.startswith("License")]
    if classified:
        return ", ".join(classified)
    first = str((said.get_all("License") or ["not said"])[0]).strip().splitlines()[0]
    return first if len(first) <= 60 else "see the package"


def row(name: str, version: str) -> str:
    """Return the row of a package in the table."""
    if name in ELSEWHERE:
        licence, where = ELSEWHERE[name]
        return f"| {name} ({where}) | {version} | {licence} |"
    return f"| {name} | {version} | {licence_of(distribution(name))} |"


def listed() -> str:
    """Return the whole page.

    Raises: PackageNotFoundError if a locked package isn't installed.
    """
    parts, seen = [HEAD], set[str]()
    for lock, title in LOCKS.items():
        rows = [row(name, version) for name, version in locked(lock).items() if name not in seen]
        seen |= set(locked(lock))
        parts.append("\n".join([f"\n## {title}\n", "| package | version | license |", "|---|---|---|", *rows, ""]))
    inside = "".join(f"| {package} | {names} | {licence} |\n" for package, names, licence, _ in BUNDLED)
    return "".join([*parts, INSIDE, inside])


def main() -> int:
    """Write the page; return the exit code."""
    try:
        LIST.write_text(listed(), encoding="utf-8")
    except PackageNotFoundError as missing:
        print(f"{missing.name} is locked and not installed here: run `make licences`.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
