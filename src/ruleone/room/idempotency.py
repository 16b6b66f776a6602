"""The same command gets the same answer: what was answered to whom, and under which id."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from ruleone.limits import ANSWERED_PERSONS_MAX, ANSWERS_OF_A_PERSON_MAX
from ruleone.room.commands import Ask, Command, Query
from ruleone.room.core.orders import Order
from ruleone.room.views import Accepted, Answer
from ruleone.rulebook.citation import Refusal

SAME_ID: Final = Refusal(code="same-id-other-command", kind="ambiguous")

_encode_body: Final = msgspec.msgpack.Encoder().encode
_encode_answer: Final = msgspec.msgpack.Encoder().encode
_decode_answer: Final = msgspec.msgpack.Decoder(Accepted).decode

Answered = Callable[[str], tuple[bytes, bytes] | None]
"""Body and answer of an accepted command, from the journal."""


def body_of(command: Command | Query) -> bytes:
    """Return the command as bytes; equal commands have equal bytes."""
    return _encode_body(command)


def kept_body(command: Command | Query) -> bytes:
    """Return the command as the journal keeps it, without texts that must be erasable.

    These are typed names (of a token, at the floor's desk, for a seat) and the address of a hook;
    they are kept beside the journal.
    """
    return body_of(command.kept() if isinstance(command, Order) else command)


def kept(accepted: Accepted) -> bytes:
    """Return the answer as the journal keeps it, without secrets and erasable texts.

    A secret is shown once only; the name of a token and the address of a hook are kept beside the
    journal.
    """
    if accepted.link is not None:
        link = msgspec.structs.replace(accepted.link, path=None)
        accepted = msgspec.structs.replace(accepted, link=link)
    if accepted.token is not None:
        token = msgspec.structs.replace(accepted.token, secret=None, name="")
        accepted = msgspec.structs.replace(accepted, token=token)
    if accepted.hook is not None:
        hook = msgspec.structs.replace(accepted.hook, secret=None, url="")
        accepted = msgspec.structs.replace(accepted, hook=hook)
    links = tuple(msgspec.structs.replace(one, path=None) for one in accepted.player_links)
    return _encode_answer(msgspec.structs.replace(accepted, player_links=links))


class Answers:
    """Answers by person and id.

    A command that was accepted and wrote into the journal has the same answer for ever, from
    `answered`. Refusals, and answers with names, stay out of the journal, so that names can be
    erased; they are remembered here as long as there is room.
    """

    def __init__(self, answered: Answered) -> None:
        self._answered = answered
        self._persons: OrderedDict[str, OrderedDict[str, tuple[bytes, Answer]]] = OrderedDict()

    def again(self, person: str, ask: Ask, body: bytes) -> Answer | None:
        """Return the answer that this id has had, None for a new id.

        It is a refusal where the id came with another body.
        """
        answers = self._persons.get(person)
        held = answers.get(ask.id) if answers else None
        if held is not None:
            return held[1] if held[0] == body else Answer(ask.id, SAME_ID)
        stored = self._answered(command_id(person, ask))
        if stored is None:
            return None
        # A journal of an earlier day has typed names, and hooks by their addresses.
        if stored[0] not in (body, kept_body(ask.do)):
            return Answer(ask.id, SAME_ID)
        return Answer(ask.id, _decode_answer(stored[1]))

    def keep(self, person: str, body: bytes, answer: Answer) -> None:
        """Remember an answer; where there are too many, drop the oldest, or the oldest person's."""
        answers = self._persons.setdefault(person, OrderedDict())
        self._persons.move_to_end(person)
        answers[answer.id] = (body, answer)
        if len(answers) > ANSWERS_OF_A_PERSON_MAX:
            answers.popitem(last=False)
        if len(self._persons) > ANSWERED_PERSONS_MAX:
            self._persons.popitem(last=False)


def command_id(person: str, ask: Ask) -> str:
    """Return the id of the command in the journal: the person's id and the command's own."""
    return f"{person}/{ask.id}"
