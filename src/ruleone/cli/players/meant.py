"""Which player is meant on the command line: by id, or by name."""

from ruleone.cli.closed_room import end
from ruleone.store.people import People
from ruleone.words import Language, say


def player_meant(people: People, asked: str, lang: Language) -> str:
    """The person's id; ends the process where nobody is called so, or several have the name."""
    if people.registered(asked) is not None:
        return asked
    found = people.persons_of(asked) or [one.person for one in people.typed() if one.name == asked]
    if not found:
        end(say(lang, "cli-players-nobody", came=asked[:60]))
    if len(found) > 1:
        told = ", ".join(f"{people.name(one)}: {one}" for one in found)
        end(say(lang, "cli-players-several", came=asked[:60], persons=told))
    return found[0]
