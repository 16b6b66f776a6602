"""What a player says about a deal: he asks for one, consents, or refuses."""

from functools import partial

from ruleone.room.batch import Batch
from ruleone.room.deal_commands import AnswerDeal, AskForDeal, Bargain, ByWord, ShowDeal
from ruleone.room.event_host import EventHost
from ruleone.rulebook import Refusal
from ruleone.tournament.state.refusals import bad_reason, refuse
from ruleone.tournament.tournament import Outcome


def bargain(
    host: EventHost, person: str, command: Bargain, now_ms: int, batch: Batch
) -> Refusal | None:
    """A person who is left says it; house players have answered when the offer was made."""
    return host.carry_out(partial(_said, host, person, command, host.time(now_ms)), batch)


def _said(host: EventHost, person: str, command: Bargain, at_ms: int) -> Outcome:
    match command:
        case AskForDeal(kind=kind, left=left, amounts=amounts):
            return host.tournament.ask_for_deal(person, kind, left, amounts, at_ms)
        case AnswerDeal(number=number, consents=consents):
            return host.tournament.answer_deal(person, number, consents, at_ms)


def answers_by_word(host: EventHost) -> bool:
    """Whether those who are left sit at a table with real cards, and may answer by word."""
    tables = tuple(host.tables.values())
    return len(tables) == 1 and tables[0].kind == "live"


def by_word(host: EventHost, command: ByWord, at_ms: int) -> Outcome:
    """The director enters what players at a real table have seen, or said."""
    if not answers_by_word(host):
        return refuse("deal-not-by-word")
    if isinstance(command, ShowDeal):
        return host.tournament.show_deal(command.number, command.how, at_ms)
    said = command.player, command.number, command.consents
    return bad_reason(command.reason) or host.tournament.answer_deal(*said, at_ms, by_word=True)
