"""The commands of `red7`, one module for each group."""
