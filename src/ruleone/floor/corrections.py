"""Remedies in words."""

from ruleone.cards import text
from ruleone.dealing import (
    CorrectBets,
    CorrectStack,
    Forfeit,
    GiveBack,
    KeepAside,
    KillHand,
    ReplaceCard,
    ReshuffleStub,
    RestoreHand,
    TakeBoardBack,
    VoidHand,
)
from ruleone.dealing.actions import RaiseTo
from ruleone.floor.ruling import ActCode, AtTable, DealtAgain, HeldTo, Later, Remedy
from ruleone.words import Language, say


def remedies_in_words(language: Language, remedies: tuple[Remedy, ...]) -> tuple[str, ...]:
    """Return the remedies step by step.

    A step of the engine on the cards is left out where the dealer does the same at the table.
    """
    acts = {remedy.code for remedy in remedies if isinstance(remedy, AtTable)}
    return tuple(
        remedy_in_words(language, remedy)
        for remedy in remedies
        if not acts.intersection(_told_by(remedy))
    )


def _told_by(remedy: Remedy) -> tuple[ActCode, ...]:
    """Return the acts at the table that already describe a step of the engine."""
    match remedy.intervention if isinstance(remedy, Later) else remedy:
        case KeepAside():
            return ("set-aside", "back-to-stub", "floor-picks-burn")
        case ReshuffleStub():
            return (
                "shuffle-stub",
                "scramble",
                "burn-to-board",
                "board-to-burn",
                "rest-and-next-is-flop",
            )
        case ReplaceCard():
            return ("replace-exposed", "replace-from-stub")
    return ()


def remedy_in_words(language: Language, remedy: Remedy) -> str:
    """Return a remedy in words for the dealer and the players."""
    match remedy:
        case AtTable():
            return _at_table(language, remedy)
        case HeldTo(seat, RaiseTo(to)):
            return say(language, "does-held-to-raise", seat=seat, amount=to)
        case HeldTo(seat, action):
            return say(language, "does-held-to", seat=seat, action=type(action).__name__)
        case GiveBack(seat, amount):
            return say(language, "does-give-back", seat=seat, amount=amount)
        case CorrectBets(totals):
            bets = tuple(say(language, "does-bet-of", seat=seat, to=to) for seat, to in totals)
            return say(language, "does-correct-bets", bets=bets, of=len(bets))
        case Forfeit(seat, amount):
            return say(language, "does-forfeit", seat=seat, amount=amount)
        case KillHand(seat):
            return say(language, "does-kill-hand", seat=seat)
        case RestoreHand(seat):
            return say(language, "does-restore-hand", seat=seat)
        case TakeBoardBack(count):
            return say(language, "does-take-board-back", count=count)
        case KeepAside(cards):
            return say(language, "does-keep-aside", cards=tuple(map(text, cards)))
        case ReshuffleStub(mixed=mixed) if mixed:
            heaps = mixed[0] if len(mixed) == 1 else "both"
            return say(language, "does-reshuffle-mixed", heaps=heaps)
        case ReshuffleStub(back):
            return say(language, "does-reshuffle-stub", count=len(back))
        case ReplaceCard(seat, exposed):
            return say(language, "does-replace-card", seat=seat, card=text(exposed))
        case VoidHand():
            return say(language, "does-void-hand")
        case CorrectStack(seat, by):
            code = "does-stack-gets" if by > 0 else "does-stack-gives"
            return say(language, code, seat=seat, amount=abs(by))
        case Later(intervention, after):
            told = remedy_in_words(language, intervention)
            return say(language, "does-later", street=after, what=told)
        case DealtAgain():
            return _dealt_again(language, remedy)


def _at_table(language: Language, act: AtTable) -> str:
    told = say(
        language,
        f"does-{act.code}",
        seats=tuple(map(str, act.seats)),
        of=len(act.seats),
        seat=next(map(str, act.seats), ""),
        to=next(map(str, act.seats[::-1]), ""),
        amount=act.amount,
        count=act.count or len(act.cards),
        cards=tuple(map(text, act.cards)),
        known=bool(act.cards),
    )
    if act.after is None:
        return told
    return say(language, "does-later", street=act.after, what=told)


def _dealt_again(language: Language, again: DealtAgain) -> str:
    small, big = again.blinds
    return say(
        language,
        "does-dealt-again-and-killed" if again.killed else "does-dealt-again",
        button=again.button,
        small=small,
        big=big,
        seats=tuple(map(str, again.seats)),
        killed=tuple(map(str, again.killed)),
    )
