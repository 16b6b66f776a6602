"""Who may come in: by which name, from which page."""

import pytest
from starlette.datastructures import Headers

from ruleone.web.guard import CONTENT_SECURITY_POLICY, answers_to, known_hosts, same_origin

HOSTS = known_hosts(["Cards.Example"])


@pytest.mark.rows(
    "host",
    [
        "localhost:8000",
        "LOCALHOST",
        "127.0.0.1:8000",
        "192.168.1.7:8000",
        "[::1]:8000",
        "cards.example",
        "cards.example:443",
        "localhost.:80",
    ],
)
def test_answers_to_addresses_and_its_own_names(host: str) -> None:
    assert answers_to(host, HOSTS)


@pytest.mark.rows(
    "host",
    [
        "",
        "evil.example",
        "evil.example:8000",
        "cards.example.evil.example",
        "127.0.0.1.evil.example",
        "[::1",
        "localhost@evil.example",
        "[::1]evil.example",
        "xn--",
        "[not an address]",
    ],
)
def test_does_not_answer_to_foreign_names(host: str) -> None:
    assert not answers_to(host, HOSTS)


@pytest.mark.rows(
    ("headers", "same"),
    [
        ({"host": "127.0.0.1:8000"}, True),
        ({"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"}, True),
        ({"host": "cards.example", "origin": "https://cards.example"}, True),
        ({"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:9000"}, False),
        ({"host": "127.0.0.1:8000", "origin": "http://localhost:8000"}, False),
        ({"host": "127.0.0.1:8000", "origin": "http://evil.example"}, False),
        ({"host": "localhost:8000", "origin": "http://evil-localhost:8000"}, False),
        ({"host": "cards.example", "origin": "http://cards.example.evil.example"}, False),
        ({"host": "127.0.0.1:8000", "origin": "null"}, False),
        ({"host": "127.0.0.1:8000", "origin": ""}, False),
        ({"host": "127.0.0.1:8000", "origin": "http://[::1"}, False),
        ({"host": "127.0.0.1:8000", "origin": "file://127.0.0.1:8000"}, False),
        ({"host": "127.0.0.1:8000", "sec-fetch-site": "cross-site"}, False),
        ({"host": "127.0.0.1:8000", "sec-fetch-site": "same-site"}, False),
        ({"host": "127.0.0.1:8000", "sec-fetch-site": "same-origin"}, True),
    ],
)
def test_only_our_own_pages_may_do_anything(headers: dict[str, str], same: bool) -> None:
    assert same_origin(Headers(headers)) is same


def test_policy_lets_nothing_inline_run() -> None:
    assert "unsafe" not in CONTENT_SECURITY_POLICY
    assert CONTENT_SECURITY_POLICY.startswith("default-src 'none'")
