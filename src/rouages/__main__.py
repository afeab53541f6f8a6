"""`python -m rouages` is the command `rouages`."""

from rouages.cli import main

main()
