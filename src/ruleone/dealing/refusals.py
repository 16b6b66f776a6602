"""Refusals of this package, and `Refused`, the same as an exception for scripts.

A script cannot drop an exception by mistake.
"""

from collections.abc import Iterator

from ruleone.dealing.actions import Options
from ruleone.dealing.state import ALL_IN, FOLDED, State
from ruleone.rulebook import Citation, Edition, Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.words import Language, either, say


def illegal(code: str, citation: Citation, **parameters: Parameter) -> Refusal:
    """Return the refusal of an act that the book does not allow."""
    return Refusal(code, "illegal", parameters, citation)


def syntax(code: str, citation: Citation, **parameters: Parameter) -> Refusal:
    """Return the refusal of an input that could not be read."""
    return Refusal(code, "syntax", parameters, citation)


def out_of_turn(state: State, edition: Edition, seat: int) -> Refusal:
    """Return the refusal of a seat that cannot act now."""
    in_turn = edition.cite("betting.in-turn")
    if state.over:
        return illegal("hand-over", edition.cite("hand.flow"))
    place = state.place.get(seat)
    if place is None:
        return illegal("not-in-hand", in_turn, seat=seat)
    if state.status[place] == FOLDED:
        return illegal("folded", edition.cite("betting.fold"), seat=seat)
    if state.status[place] == ALL_IN:
        return illegal("all-in-already", edition.cite("betting.all-in"), seat=seat)
    if state.asked is None:
        return illegal("waiting-for-dealer", edition.cite("hand.flow"))
    return illegal("not-your-turn", in_turn, seat=seat, expected=state.seats[state.to_act])


class Refused(ValueError):
    """The refusal of an action as an exception, raised by `Hand.play`; the hand is unchanged.

    `refusal` is the reason, `seat` the seat to act (None where nobody is asked anything), `options`
    its legal actions. The message says all of it in words of `language`.
    """

    def __init__(
        self,
        refusal: Refusal,
        seat: int | None = None,
        options: Options | None = None,
        language: Language = "en",
    ) -> None:
        super().__init__(refusal, seat, options, language)
        self.refusal = refusal
        self.seat = seat
        self.options = options
        self.language: Language = language

    def __str__(self) -> str:
        refusal, language = self.refusal, self.language
        told = say(language, f"refusal-{refusal.code}", **refusal.parameters)
        if refusal.citation is not None:
            told = say(language, "refused-by-rule", told=told, rule=refusal.citation.rule)
        if self.options is None:
            return told
        acts = either(language, allowed(self.options, language))
        return say(language, "refused-allowed", told=told, seat=self.options.seat, acts=acts)


def allowed(options: Options, language: Language = "en") -> Iterator[str]:
    """Yield the legal actions in words: "fold", "call 100", "raise to 200-12,500"."""
    if options.fold:
        yield say(language, "allowed-fold")
    if options.check:
        yield say(language, "allowed-check")
    if options.call is not None:
        yield say(language, "allowed-call", amount=options.to_call)
    if options.bring_in is not None:
        yield say(language, "allowed-bring-in", amount=options.bring_in)
    if options.bet_to is not None:
        code = "allowed-bet" if options.call is None else "allowed-raise"
        yield _between(language, code, options.bet_to)
    if options.discard is not None:
        yield _between(language, "allowed-discard", options.discard)
    if options.runs is not None:
        yield say(language, "allowed-runs", most=options.runs)
    if options.show:
        yield say(language, "allowed-show")
    if options.muck:
        yield say(language, "allowed-muck")


def _between(language: Language, code: str, bounds: tuple[int, int]) -> str:
    least, most = bounds
    if least == most:
        return say(language, f"{code}-just", amount=least)
    return say(language, code, least=least, most=most)
