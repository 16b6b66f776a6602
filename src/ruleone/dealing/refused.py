"""A refusal as an exception, for scripts: nobody can drop it by mistake."""

from collections.abc import Iterator

from ruleone.dealing.options import Options
from ruleone.rulebook import Refusal
from ruleone.words import Language, either, say


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
