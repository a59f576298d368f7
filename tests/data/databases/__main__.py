"""See the package."""

import sys

from tests.data.databases import main

main(sys.argv[1:])
