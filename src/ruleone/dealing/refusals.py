"""How a refusal of this part is made, and those that say whose turn it is.

A refusal as an exception, for scripts: nobody can drop it by mistake.
"""

from collections.abc import Iterator

from ruleone.dealing.actions import Options
from ruleone.dealing.state import ALL_IN, FOLDED, State
from ruleone.rulebook import Citation, Edition, Refusal
from ruleone.rulebook.citation import Parameter
from ruleone.words import Language, either, say


def illegal(code: str, citation: Citation, **parameters: Parameter) -> Refusal:
    """What the book does not allow."""
    return Refusal(code, "illegal", parameters, citation)


def syntax(code: str, citation: Citation, **parameters: Parameter) -> Refusal:
    """What could not be read."""
    return Refusal(code, "syntax", parameters, citation)


def out_of_turn(state: State, edition: Edition, seat: int) -> Refusal:
    """Why this seat cannot act now."""
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
    """Raised by `Hand.play` where an action is refused; the hand is as it was.

    `refusal` is why, `seat` whose action it was (None where nobody is asked anything), `options`
    what is allowed to the seat to act. The message says all of it in words of `language`.
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
    """All that the seat to act may do, in words: "fold", "call 100", "raise to 200-12,500"."""
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
