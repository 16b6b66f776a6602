"""Persons who have come to a room, made without a browser."""

from ruleone.store.people import People


def arrived(
    people: People, names: str | tuple[str, ...], language: str, at_ms: int
) -> tuple[str, str]:
    """Somebody new under the first of these names that nobody has, one alone being followed by
    itself with a numeral, then with chance: the id, and the token of the first session."""
    person, token = f"p{people.entropy(10).hex()}", people.sessions.token()
    if isinstance(names, str):
        names = (names, *(f"{names} {number}" for number in range(2, 12)), f"{names} {person[1:9]}")
    assert people.expect(person, names), "nobody has this id"
    people.admit(person, token, language, "", at_ms).result()
    return person, token
