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
    """The command as bytes, alike for alike commands."""
    return _encode_body(command)


def kept_body(command: Command | Query) -> bytes:
    """The command as the journal keeps it: without names that were typed, of a token, at the
    floor's desk or for a seat, and a hook without its address. They are kept where they can be
    erased."""
    return body_of(command.kept() if isinstance(command, Order) else command)


def kept(accepted: Accepted) -> bytes:
    """The answer as the journal keeps it: without a secret, which is told once, without the name
    of a token and the address of a hook."""
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
    """Answers by person and id. What was accepted and wrote into the journal is answered alike for
    ever (`answered` asks it); refusals, and names, which stay out of the journal so that they can
    be erased, as long as there is room for them here."""

    def __init__(self, answered: Answered) -> None:
        self._answered = answered
        self._persons: OrderedDict[str, OrderedDict[str, tuple[bytes, Answer]]] = OrderedDict()

    def again(self, person: str, ask: Ask, body: bytes) -> Answer | None:
        """The answer that this id has had, or a refusal where it came with another body; None for
        an id that is new."""
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
        """Remember an answer; the person's oldest, or the oldest person's, are let go for it."""
        answers = self._persons.setdefault(person, OrderedDict())
        self._persons.move_to_end(person)
        answers[answer.id] = (body, answer)
        if len(answers) > ANSWERS_OF_A_PERSON_MAX:
            answers.popitem(last=False)
        if len(self._persons) > ANSWERED_PERSONS_MAX:
            self._persons.popitem(last=False)


def command_id(person: str, ask: Ask) -> str:
    """The id under which the journal knows the command: its owner's, and his own."""
    return f"{person}/{ask.id}"
