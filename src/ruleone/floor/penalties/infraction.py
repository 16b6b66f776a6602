"""Rulings on infractions under an edition, with a player's record of penalties."""

from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.offences import OF_DEVICES, OFFENCES, Liability, Offence, OffenceCode
from ruleone.floor.penalties.penalty import SOME_CHIPS, Penalty, offered, one_up, weight
from ruleone.floor.ruling import Reason
from ruleone.floor.untold import NO_MORE, Could, Presumed
from ruleone.floor.verdict import because
from ruleone.limits import STACK_MAX_CHIPS
from ruleone.rulebook import Edition, stated


class Record(msgspec.Struct, frozen=True):
    """A player's penalties in this event, and the breaches of etiquette that were only noted."""

    penalties: Annotated[tuple[Penalty, ...], NO_MORE] = ()
    noted: Annotated[int, NO_MORE] = 0

    @property
    def heaviest(self) -> Penalty | None:
        """The heaviest penalty so far, None where there was none."""
        real = (one for one in self.penalties if one.code != "no-penalty")
        return max(real, key=weight, default=None)


NOBODY_KNOWN: Final = Presumed("nobody is penalised for what nobody remembers")
OF_THE_FINE: Final = Presumed("a fine of a blind is refused without it, and nothing else reads it")
LANGUAGE: Final = Presumed("an act of language is refused without it, and no other reads it")
NOTHING = Penalty("no-penalty")
_OUT = Penalty("disqualification")
_STATED: dict[str, Liability] = {"mandatory": "will", "optional": "may", "liable": "may"}
"""Parameters that state the penalty for an act, by rule."""
_EXPOSED: frozenset[OffenceCode] = frozenset({"exposed-cards", "exposed-hand-for-hand"})


class Incident(msgspec.Struct, frozen=True, kw_only=True):
    """An infraction as the floor sees it.

    `record` are the penalties of the player already. `language` is the one spoken (`en`), `local`
    the language of the place. `blind` is the blind that was dodged.
    """

    offence: OffenceCode
    record: Annotated[Record, NOBODY_KNOWN] = Record()
    language: Annotated[str, LANGUAGE] = ""
    local: Annotated[str, Could(lambda told: ("", "zh", "fr", told["language"]))] = ""
    blind: Annotated[int, OF_THE_FINE] = 0


class ConductRuling(msgspec.Struct, frozen=True, kw_only=True, tag="conduct"):
    """The ruling on an infraction.

    `liability` is `none` where there is nothing to penalise, `noted` where only a repeated one is
    penalised. It is `may` and `will` for penalties that the floor may or has to give, `must` where
    the book leaves no choice. `choices` are the floor's, `proposed` one of them; `discretion` says
    that the floor chooses. `after_hand` says that the penalty begins when the hand is over,
    `hand_lives` that the rule leaves the player the hand.
    """

    liability: Liability
    reasons: tuple[Reason, ...]
    choices: tuple[Penalty, ...] = ()
    proposed: Penalty | None = None
    after_hand: bool = False
    hand_lives: bool = False

    @property
    def discretion(self) -> bool:
        """Whether the floor chooses."""
        return len(self.choices) > 1


def infraction(book: Edition, incident: Incident) -> ConductRuling:
    """Rule on this act under the edition.

    Raises BadFacts where the facts that its rule asks for are missing.
    """
    offence = OFFENCES[incident.offence]
    act = because(f"offence-{incident.offence}", book.cite(offence.rule))
    if free := _allowed(book, incident):
        named = incident.offence != "other-language"
        return ConductRuling(liability="none", reasons=(act, free) if named else (free,))
    if offence.liability == "must" and stated(book, offence.by, "mandatory"):
        must = because("penalty-must", book.cite(offence.by))
        return ConductRuling(liability="must", reasons=(act, must), choices=(_OUT,), proposed=_OUT)
    if incident.offence == "dodged-blind" and book.choice("penalties.dodge_blinds") == "chip-fine":
        return _fined(book, incident, act)
    return _on_the_scale(book, incident, offence, act)


def _languages(book: Edition, local: str) -> Sequence[str]:
    """Return the languages of the table.

    They are those of the rule for international events where the edition takes these. Where the
    rule has others for China, and `local` is one of these, they hold instead.
    """
    allowed, name = book.listing("language.allowed"), "language.allowed"
    in_china: Sequence[str] = stated(book, name, "china", silent=())
    international = [*stated(book, name, "international", silent=())] == [*allowed]
    return in_china if international and local in in_china else allowed


def _allowed(book: Edition, incident: Incident) -> Reason | None:
    """Return the reason why the act is allowed in this edition, None where it is an infraction."""
    match incident.offence:
        case "other-language":
            if not incident.language:
                raise BadFacts("fact-missing", fact="language")
            allowed = _languages(book, incident.local)
            local = "local" in allowed and incident.language == incident.local
            if incident.language in allowed or local:
                return because("language-allowed", book.cite("language.allowed"))
        case "left-seat" if book.choice("presence.stay_scope") == "table":
            return because("table-is-enough", book.cite("presence.stay_scope"))
        case "left-table" | "left-seat" if book.choice("presence.leave_penalty") == "none":
            return because("leaving-not-penalised", book.cite("presence.leave_penalty"))
    return None


def _fined(book: Edition, incident: Incident, act: Reason) -> ConductRuling:
    """Rule on a dodged blind that is paid for in chips."""
    if not 0 < incident.blind <= STACK_MAX_CHIPS:
        raise BadFacts(
            "fact-out-of-range", fact="blind", least=1, most=STACK_MAX_CHIPS, came=incident.blind
        )
    fine = Penalty("chip-fine", incident.blind)
    rule = because("penalty-fine", book.cite("penalties.dodge_blinds"), amount=incident.blind)
    return ConductRuling(liability="will", reasons=(act, rule), choices=(fine,), proposed=fine)


def _on_the_scale(
    book: Edition, incident: Incident, offence: Offence, act: Reason
) -> ConductRuling:
    """Rule on a penalty of the edition's scale, raised by the record."""
    liability, why = _liability(book, incident, offence)
    proposed = _proposed(book, incident, liability)
    reasons = [act, why]
    choices: set[Penalty] = {*offered(book)}
    if proposed is not None:
        choices.add(proposed)
    if liability in ("noted", "may"):
        choices.add(NOTHING)
    soft_play = "conduct.soft-play"
    if incident.offence == "soft-play" and "forfeit-chips" in stated(book, soft_play, "penalties"):
        choices.add(SOME_CHIPS)
        reasons.append(because("soft-play-chips", book.cite(soft_play)))
    if incident.record.heaviest is not None and liability != "noted":
        reasons.append(because("penalty-rises", book.cite("penalties.escalation")))
    exposed = incident.offence in _EXPOSED
    lives = exposed and not stated(book, "conduct.exposed", "hand_dead")
    if lives:
        reasons.append(because("exposed-hand-lives", book.cite("conduct.exposed")))
    reasons.append(because("penalty-scale", book.cite("penalties.ladder")))
    return ConductRuling(
        liability=liability,
        reasons=tuple(reasons),
        choices=tuple(sorted(choices, key=weight)),
        proposed=proposed,
        after_hand=exposed and stated(book, "conduct.exposed", "penalty_starts") == "end-of-hand",
        hand_lives=lives,
    )


def _liability(book: Edition, incident: Incident, offence: Offence) -> tuple[Liability, Reason]:
    """Return whether a penalty may or will follow, and the rule for it."""
    by = offence.by
    said = stated(book, by, "penalty")
    liability = offence.liability if said is None else _STATED[said]
    repeated = offence.repeated and stated(book, by, "repeat_needed", silent=True)
    if incident.offence == "acted-out-of-turn" and book.choice("out_of_turn.penalty") == "repeated":
        liability, repeated = "will", True
    if repeated and not incident.record.noted:
        liability = "noted"
    cite = book.cite(by)
    if _by_house_policy(book, incident):
        return liability, because("penalty-house-policy", book.cite("devices.other"))
    if incident.offence == "checked-nuts":
        return liability, because("nuts-for-floor", book.cite("conduct.nuts-check"))
    if liability == "noted":
        return liability, because("penalty-noted", cite)
    if repeated:
        return liability, because("penalty-repeated", cite)
    return liability, because("penalty-will" if liability == "will" else "penalty-may", cite)


def _proposed(book: Edition, incident: Incident, liability: Liability) -> Penalty | None:
    """Return the proposal.

    It is nothing for a noted act, and for one that breaks no rule by itself. It is the mildest
    penalty for an act that may be penalised, the mildest that costs a hand for one that will be.
    With an earlier penalty it is one step up.
    """
    rungs = offered(book)
    unproved = incident.offence == "checked-nuts"
    if liability == "noted" or unproved or _by_house_policy(book, incident):
        return NOTHING
    if incident.offence == "cheating" and rungs:
        return rungs[-1]
    heaviest = incident.record.heaviest
    if heaviest is not None and stated(book, "penalties.escalation", "escalate"):
        return one_up(book, heaviest)
    costly = [one for one in rungs if one.code != "warning"]
    return next(iter(costly if liability == "will" and costly else rungs), None)


def _by_house_policy(book: Edition, incident: Incident) -> bool:
    """Whether the house's own policy sets the penalty for a device that no rule names."""
    if incident.offence not in OF_DEVICES or book.choice("devices.other") != "house-policy":
        return False
    named = book.cite(OFFENCES[incident.offence].rule).basis != "ours"
    return incident.offence == "device-used" or not named
