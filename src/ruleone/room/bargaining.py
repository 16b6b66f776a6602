"""What a player says about a deal: he asks for one, consents, or refuses."""

from ruleone.room.batch import Batch
from ruleone.room.deal_commands import AnswerDeal, AskForDeal, Bargain
from ruleone.room.event_host import EventHost
from ruleone.rulebook import Refusal


def bargain(
    host: EventHost, person: str, command: Bargain, now_ms: int, batch: Batch
) -> Refusal | None:
    """A person who is left says it; house players have answered when the offer was made."""
    tournament, at_ms = host.tournament, host.time(now_ms)
    match command:
        case AskForDeal(kind=kind, left=left, amounts=amounts):
            said = tournament.ask_for_deal(person, kind, left, amounts, at_ms)
        case AnswerDeal(number=number, consents=consents):
            said = tournament.answer_deal(person, number, consents, at_ms)
    return host.happened(said, batch)
