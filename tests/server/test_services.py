"""The throwaway servers: there when they can be, and missed where they must not be missing."""

from __future__ import annotations

import pytest
import redis

from tests.support.services import Redis, need


def test_missing_programs_are_a_failure_in_ci_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="not installed: no-such-program"):
        need("no-such-program")
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="not installed: no-such-program"):
        need("no-such-program")


def test_redis_is_started_and_started_again(redis_server: Redis) -> None:
    with redis.Redis.from_url(redis_server.url) as client:
        assert client.ping()
        redis_server.stop()
        with pytest.raises(redis.ConnectionError):
            client.ping()
        redis_server.start()
        assert client.ping()
