"""The clock of a server: deadlines stay where they are when the machine's time of day is set."""

from __future__ import annotations

import pytest

from red7.server.clock import Clock

HOUR = 3600.0


class Machine:
    """A machine whose two clocks can be set."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 50.0
        self.clock = Clock(lambda: self.wall, lambda: self.steady)

    def wait(self, seconds: float) -> int:
        self.wall += seconds
        self.steady += seconds
        return self.clock.now()


def test_time_passes() -> None:
    machine = Machine()
    assert machine.clock.now() == 1_000_000_000
    assert machine.wait(1.5) == 1_000_001_500


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_a_turn_lasts_as_long_where_the_time_of_day_is_set(step: float) -> None:
    machine = Machine()
    began = machine.clock.now()
    machine.wall += step
    passed = [machine.wait(1) - began for _ in range(60)]
    assert passed == sorted(passed)
    assert abs(passed[-1] - 60_000) < 1000, "a minute is a minute"


def test_it_comes_right_in_time_and_never_goes_back() -> None:
    machine = Machine()
    machine.wall -= HOUR
    told = [machine.wait(HOUR) for _ in range(101)]
    assert told == sorted(told)
    assert told[-1] == int(1000 * machine.wall)
    assert told[50] > 1000 * (1_000_000 - HOUR + 51 * HOUR)


def test_it_goes_on_from_a_time_before_the_restart() -> None:
    machine = Machine()
    machine.clock.not_before(1_000_000_000 + 1000 * 3600)
    assert machine.clock.now() == 1_000_000_000 + 1000 * 3600
    machine.clock.not_before(5)
    machine.clock.not_before(2_000_000_000_000)
    assert machine.clock.now() == 1_000_000_000 + 1000 * 3600, "what is past, or cannot be true, changes nothing"
