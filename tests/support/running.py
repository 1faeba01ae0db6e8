"""Runs the commands within this process."""

from typer.testing import CliRunner, Result

from red7.terminal.commands.table import app


def run(*arguments: str, given: str | bytes | None = None, columns: int = 80) -> Result:
    runner = CliRunner(env={"COLUMNS": str(columns), "NO_COLOR": "1"})
    ran = runner.invoke(app, list(arguments), input=given)
    assert ran.exception is None or isinstance(ran.exception, SystemExit), ran.exception
    return ran


def printed(*arguments: str, given: str | None = None, columns: int = 80) -> str:
    ran = run(*arguments, given=given, columns=columns)
    assert (ran.exit_code, ran.stderr) == (0, "")
    assert not [line for line in ran.stdout.splitlines() if line.endswith(" ")]
    return ran.stdout


def refused(*arguments: str, given: str | bytes | None = None) -> str:
    """Standard error, on one line."""
    ran = run(*arguments, given=given)
    assert ran.exit_code == 1
    assert ran.stderr.startswith("red7: ")
    assert ran.stderr.endswith("\n")
    assert ran.stderr.count("\n") == 1
    assert ran.stderr[:-1].isprintable()
    return ran.stderr.removeprefix("red7: ")[:-1]
