"""`python -m messina` is the command `messina`."""

import sys

from messina.cli import main

sys.exit(main())
