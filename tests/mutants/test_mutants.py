"""The list of mutants fits the engine as it is now; `make mutants` sees whether each of them is noticed."""

from tests.mutants.run import load, mutated


def test_there_are_enough() -> None:
    mutants = load()
    assert len(mutants) >= 40
    assert len({mutant.name for mutant in mutants}) == len(mutants)


def test_each_changes_the_engine_in_one_place() -> None:
    for mutant in load():
        assert mutant.old not in mutated(mutant) or mutant.old in mutant.new
