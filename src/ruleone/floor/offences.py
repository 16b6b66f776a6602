"""Infractions: their rules, and whether a penalty may or will follow."""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

OffenceCode = Literal[
    "exposed-cards",
    "exposed-hand-for-hand",
    "card-off-table",
    "one-player-to-a-hand",
    "told-contents",
    "gave-advice",
    "read-hand",
    "folded-high",
    "hid-cards",
    "miscalled",
    "soft-play",
    "checked-nuts",
    "collusion",
    "abuse",
    "disruption",
    "cheating",
    "touched-others",
    "touched-person",
    "poor-visibility",
    "hygiene",
    "delayed",
    "chattered",
    "bet-out-of-reach",
    "acted-out-of-turn",
    "phoned",
    "device-heard",
    "device-used",
    "device-on-table",
    "device-with-live-hand",
    "strategy-tool",
    "hid-identity",
    "other-language",
    "left-seat",
    "left-table",
    "dodged-blind",
    "neglected-duty",
    "belongings",
    "uncountable-chips",
    "hid-high-chips",
    "hid-chips-in-race",
    "ambiguous",
]
Liability = Literal["none", "noted", "may", "will", "must"]


class Offence(msgspec.Struct, frozen=True):
    """An act that a rule forbids.

    The `rule` about it and the one `by` which it is penalised, both as the edition names them.
    `repeated` says that only a repeated breach is.
    """

    rule: str
    by: str = "penalties.may"
    liability: Liability = "may"
    repeated: bool = False


_DUTY = "conduct.duties"
_ETIQUETTE = Offence("conduct.etiquette", "conduct.etiquette", "will", repeated=True)
_MANNERS = Offence("conduct.manners", "conduct.etiquette", "will", repeated=True)
_GRAVE = Offence("penalties.will", "penalties.will", "will")

OFFENCES: dict[OffenceCode, Offence] = {
    "exposed-cards": Offence("conduct.exposed"),
    "exposed-hand-for-hand": Offence(
        "hand_for_hand.expose_penalty", "hand_for_hand.expose_penalty"
    ),
    "card-off-table": Offence("penalties.may"),
    "one-player-to-a-hand": Offence("conduct.one-player"),
    "told-contents": Offence("conduct.contents"),
    "gave-advice": Offence("conduct.advice"),
    "read-hand": Offence("conduct.reading"),
    "folded-high": Offence("conduct.folding"),
    "hid-cards": Offence("conduct.cards-in-view"),
    "miscalled": Offence("conduct.miscall", "conduct.miscall"),
    "soft-play": Offence("conduct.soft-play", "penalties.will", "will"),
    "checked-nuts": Offence("conduct.nuts-check", "conduct.nuts-check"),
    "collusion": Offence("conduct.collusion", "conduct.collusion", "must"),
    "abuse": _GRAVE,
    "disruption": _GRAVE,
    "cheating": _GRAVE,
    "touched-others": _ETIQUETTE,
    "touched-person": _MANNERS,
    "poor-visibility": _MANNERS,
    "hygiene": _MANNERS,
    "delayed": _ETIQUETTE,
    "chattered": _ETIQUETTE,
    "bet-out-of-reach": _ETIQUETTE,
    "acted-out-of-turn": Offence("out_of_turn.penalty", "out_of_turn.penalty"),
    "phoned": Offence("conduct.phone"),
    "device-heard": Offence("conduct.sounds"),
    "device-used": Offence("devices.other"),
    "device-on-table": Offence("conduct.device-on-table"),
    "device-with-live-hand": Offence("conduct.device-live-hand"),
    "strategy-tool": Offence("conduct.strategy-tools"),
    "hid-identity": Offence("conduct.identity", "conduct.etiquette", "will", repeated=True),
    "other-language": Offence("language.allowed"),
    "left-seat": Offence("presence.stay_scope", "presence.leave_penalty"),
    "left-table": Offence("presence.stay_scope", "presence.leave_penalty"),
    "dodged-blind": Offence("penalties.dodge_blinds", "penalties.dodge_blinds", "will"),
    "neglected-duty": Offence(_DUTY, _DUTY, "noted"),
    "belongings": Offence("conduct.belongings", "conduct.belongings", "noted"),
    "uncountable-chips": Offence("chips.countable", _DUTY, "noted"),
    "hid-high-chips": Offence("chips.high-in-view", _DUTY, "noted"),
    "hid-chips-in-race": Offence("chips.race-in-view", _DUTY, "noted"),
    "ambiguous": Offence("conduct.ambiguous", "conduct.ambiguous", repeated=True),
}
"""All infractions that the book names."""

OffenceGroup = Literal["cards", "talk", "manners", "devices", "seat", "chips", "fairness"]
OFFENCE_GROUPS: Final[Mapping[OffenceGroup, tuple[OffenceCode, ...]]] = {
    "cards": (
        "exposed-cards", "folded-high", "hid-cards", "card-off-table", "exposed-hand-for-hand",
    ),
    "talk": (
        "one-player-to-a-hand", "told-contents", "gave-advice", "read-hand", "other-language",
        "miscalled",
    ),
    "manners": (
        "acted-out-of-turn", "ambiguous", "delayed", "chattered", "bet-out-of-reach",
        "touched-others", "touched-person", "poor-visibility", "hygiene", "hid-identity", "abuse",
        "disruption",
    ),
    "devices": (
        "phoned", "device-used", "device-heard", "device-on-table", "device-with-live-hand",
        "strategy-tool",
    ),
    "seat": ("left-seat", "left-table", "dodged-blind", "belongings", "neglected-duty"),
    "chips": ("uncountable-chips", "hid-high-chips", "hid-chips-in-race"),
    "fairness": ("soft-play", "checked-nuts", "collusion", "cheating"),
}  # fmt: skip
"""Infractions by subject, in the order in which they are offered."""

OF_DEVICES: Final[frozenset[OffenceCode]] = frozenset(
    ("device-used", "device-on-table", "device-with-live-hand", "strategy-tool")
)
"""Infractions of devices and tools; one that a rule does not name is a use like any other."""

FACTS_OF_OFFENCES: Final[Mapping[str, tuple[OffenceCode, ...]]] = {
    "language": ("other-language",),
    "local": ("other-language",),
    "blind": ("dodged-blind",),
}
"""Facts of an infraction beside the act, with the only infractions whose rules read them."""
