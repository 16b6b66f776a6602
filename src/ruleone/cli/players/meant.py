"""Which player is meant on the command line: by id, or by name."""

from ruleone.cli.closed_room import end
from ruleone.store.people import People
from ruleone.words import Language, say


def player_meant(people: People, asked: str, lang: Language) -> str:
    """The person's id; ends the process where nobody is called so."""
    if people.registered(asked) is not None:
        return asked
    typed = (one.person for one in people.typed() if one.name == asked)
    person = people.person_of(asked) or next(typed, None)
    if person is None:
        end(say(lang, "cli-players-nobody", came=asked[:60]))
    return person
