"""`python -m red7`: the `red7` command."""

from red7.cli import main

main()
