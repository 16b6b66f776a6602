"""The grammar: tokens of either language to declarations, by recursive descent.

    sentence    = polite* clause [("and")? raise-clause] polite* [correction]
    correction  = ("I mean" | "no" | "sorry") anything
    clause      = subject* act
    act         = fold object? | no-call object? | check | call object? amount? all-in? | all-in
                | wager | amount | least (bet | raise)? | complete ("to"? number)? | bring-in
                | times | share? pot
    wager       = by? (bet | raise | make) object? pause?
                  (all-in | to? least | to? times | to? share? pot | amount | again)?
    again       = (pause | "and" | subject)* by? (bet | raise | make) object? amount
    amount      = (to | by | of | total)* number (more | total | chips)* ("to" number)?

A second clause stands only after a call: "call, and raise", which the book knows as a string raise.
The words behind a correction withdraw nothing, and may be of any form. They may answer a question
that was open before.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from ruleone.floor.declaration import Amount, Declaration, Verb
from ruleone.floor.speech.lexicon import UNKNOWN, Token

_UNCLEAR = (Declaration(verb="unclear"),)
_BEFORE_NUMBER = frozenset({"to", "by", "of", "total", "article"})
_AFTER_NUMBER = frozenset({"more", "total", "chips"})
_AROUND = frozenset({"polite", "pause", "hedge"})
_ALONE: tuple[Verb, ...] = (
    "fold", "no-call", "check", "call", "complete", "bring-in", "all-in",
)  # fmt: skip
_VERBS = {str(verb): verb for verb in _ALONE}
"""Kinds of words that are a declaration by themselves."""


def sentence(tokens: Sequence[Token]) -> tuple[Declaration, ...]:
    """Return the declarations of a sentence, one `unclear` where it is not of this grammar."""
    if any(token.kind == "if" for token in tokens):
        return (Declaration(verb="conditional"),)
    plain = [token for token in tokens if token.kind != "hedge"]
    at = next((at for at, token in enumerate(plain) if token.kind == "correct"), len(plain))
    first = _clauses(plain[:at])
    if not first:
        return _UNCLEAR
    answer = _clauses([token for token in plain[at:] if token.kind != "correct"])
    return (*first, *(replace(each, corrects=True) for each in answer[:1]))


def _clauses(tokens: list[Token]) -> tuple[Declaration, ...]:
    """Return the declarations of these words, none where they are not of the grammar."""
    if not tokens or any(token.kind == UNKNOWN for token in tokens):
        return ()
    return _Parser(tokens).sentence()


class _Parser:
    """A position in the tokens, with the rules of the grammar."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens = tokens
        self.at = 0

    @property
    def kind(self) -> str:
        return self.tokens[self.at].kind if self.at < len(self.tokens) else ""

    def take(self, *kinds: str) -> Token | None:
        """Take the next token, if it is of one of these kinds."""
        if self.kind not in kinds:
            return None
        self.at += 1
        return self.tokens[self.at - 1]

    def skip(self, kinds: frozenset[str]) -> None:
        while self.take(*kinds):
            pass

    def sentence(self) -> tuple[Declaration, ...]:
        """Parse all tokens, or none."""
        self.skip(_AROUND)
        first = self.clause()
        if first is None:
            return ()
        second = self.second() if first.verb == "call" else None
        self.skip(_AROUND)
        if self.at < len(self.tokens):
            return ()
        return (first, second) if second else (first,)

    def second(self) -> Declaration | None:
        """Parse a raise behind a call, in the same breath."""
        begin = self.at
        self.skip(_AROUND | {"join"})
        clause = self.clause()
        if clause is None or clause.verb not in ("raise", "bet", "all-in", "amount"):
            self.at = begin
            return None
        return clause

    def clause(self) -> Declaration | None:
        while self.take("subject"):
            self.skip(_AROUND)
        if self.kind in _VERBS:
            return self.plain()
        if self.kind in ("bet", "raise", "make") or self.wager_after_by():
            return self.wager()
        if self.take("least"):
            wager = self.take("bet", "raise")
            if wager is None:
                return Declaration(verb="amount", least=True)
            verb: Verb = "bet" if wager.kind == "bet" else "raise"
            return Declaration(verb=verb, least=True, official=wager.official)
        return self.times() or self.pot() or self.bare()

    def plain(self) -> Declaration | None:
        """Parse a verb that stands by itself."""
        token = self.tokens[self.at]
        self.at += 1
        if token.kind in ("fold", "no-call", "call", "complete"):
            self.take("object")
        if token.kind in ("call", "complete"):
            self.amount()
        all_in = token.kind == "call" and self.take("all-in") is not None
        return Declaration(verb=_VERBS[token.kind], official=token.official, all_in=all_in)

    def wager_after_by(self) -> bool:
        """Whether a raise follows a word for "further"."""
        ahead = self.tokens[self.at + 1].kind if self.at + 1 < len(self.tokens) else ""
        return self.kind == "by" and ahead in ("raise", "bet")

    def wager(self) -> Declaration | None:
        further = self.take("by") is not None
        token = self.take("bet", "raise", "make")
        assert token is not None
        verb: Verb = "bet" if token.kind == "bet" else "raise"
        self.take("object")
        begin = self.at
        self.skip(_AROUND)
        if self.take("all-in"):
            return Declaration(verb="all-in", official=token.official)
        self.take("to")
        if self.take("least"):
            self.take("bet", "raise", "article")
            return Declaration(verb=verb, least=True, official=token.official)
        if self.times():
            return Declaration(verb=verb, official=token.official)
        if (pot := self.pot()) is not None:
            return replace(pot, official=token.official)
        self.at = begin
        self.skip(_AROUND)
        amount = self.amount(further=further, short=token.short)
        if amount is None:
            self.at = begin
            if token.kind == "make":
                return None
            amount = self.again(token.kind)
        return Declaration(verb=verb, amount=amount, official=token.official)

    def again(self, kind: str) -> Amount | None:
        """Parse the amount of a wager that is repeated: "raise, make it 3,000"."""
        begin = self.at
        self.skip(_AROUND | {"join", "subject"})
        further = self.take("by") is not None
        if (further or self.at > begin) and (token := self.take(kind, "make")):
            self.take("object")
            if amount := self.amount(further=further, short=token.short):
                return amount
        self.at = begin
        return None

    def times(self) -> Declaration | None:
        """Parse double or triple."""
        token = self.take("double", "triple")
        if token is None:
            return None
        return Declaration(verb="times", amount=Amount(2 if token.kind == "double" else 3))

    def pot(self) -> Declaration | None:
        begin = self.at
        part = self.take("part") is not None
        self.take("article")
        if self.take("pot"):
            part = self.take("part") is not None or part
            return Declaration(verb="pot", part=part)
        self.at = begin
        return None

    def bare(self) -> Declaration | None:
        amount = self.amount(tail=False)
        return Declaration(verb="amount", amount=amount) if amount else None

    def amount(
        self, *, further: bool = False, short: bool = False, tail: bool = True
    ) -> Amount | None:
        """Parse a number with the words around it, which make it the total or the addition.

        Behind a `short` word it may be either without them. A number after "to" is the total, in a
        `tail` as well; both at once is neither.
        """
        begin = self.at
        around = {"by"} if further else set()
        while before := self.take(*_BEFORE_NUMBER):
            around.add(before.kind)
        token = self.take("number")
        if token is None:
            self.at = begin
            return None
        while after := self.take(*_AFTER_NUMBER):
            around.add(after.kind)
        end = self.at
        if tail and self.take("to") and (whole := self.take("number")):
            self.skip(_AFTER_NUMBER)
            return whole.amount
        self.at = end
        if around & {"to", "total"} and "more" in around:
            self.at = begin
            return None
        by = bool(around & {"by", "more"}) and not around & {"to", "total"}
        either = short and not around & {"to", "total", "by", "more"}
        return replace(token.amount, by=by, either=either)
