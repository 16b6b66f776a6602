"""Words in every language: codes and parameters in, sentences out.

Each folder of `locale/` with a `language.toml` is a language. All words are in
`locale/<language>/*.ftl` (Fluent) and serve Python and the pages alike; `locale/README.md` has the
conventions for their parameters.
"""

import re
import warnings
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import rtoml
from babel.dates import format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from ruleone.shipped import shipped

SOURCE: Final = "en"
"""Language that others are written from, and the default."""
LANGUAGES: Final[tuple[str, ...]] = tuple(
    sorted(
        (path.parent.name for path in shipped("words").glob("*/language.toml")),
        key=lambda language: (language != SOURCE, language),
    )
)
"""Languages found, the source first."""
if TYPE_CHECKING:
    Language = str
else:
    # At run time, readers of outside input (above all the command line) offer and accept these.
    Language = Literal[LANGUAGES]

Parameter = int | float | str | bool | tuple[str, ...]
Spoken = int | float | str

_CARD_PARAMETERS = frozenset({"card", "cards", "board", "five", "front", "middle", "back"})
# Codes that have words of their own, under these prefixes.
_CODE_PARAMETERS = {
    "game": "game", "choices": "game", "fact": "fact", "facts": "fact", "about": "called-for",
    "option": "option", "options": "option", "setting": "choice", "setting_was": "choice",
}  # fmt: skip
# Times of the wall in milliseconds since 1970; a page has them in its own time zone.
_TIME_PARAMETERS = {"starts_at", "starts_at_was"}
# Fluent puts what is filled in between these marks. Chinese that was written apart from it stands
# close where it turns out to be Chinese itself.
_MARKS = "\u2068\u2069"
_SET = "\u2018-\u201d\u3000-\u303f\u3400-\u9fff\uff00-\uffef"
_LOOSE = re.compile(rf"(?<=[{_SET}])[ {_MARKS}]*[{_MARKS}][ {_MARKS}]*(?=[{_SET}])")
_WITHOUT_MARKS = str.maketrans("", "", _MARKS)
# Between a Han character and a Latin letter or digit, on either side.
_TIGHT = re.compile(r"(?<=[\u3400-\u9fff])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[\u3400-\u9fff])")
# The beginning of each entry of a file, and the messages that an entry refers to.
_ENTRY = re.compile(r"^(?=[a-z-])", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)")
_SUIT_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


class WordsMissing(UserWarning):
    """A code without words, or words with a parameter that was not given."""


class Setting(NamedTuple):
    """A language's own settings (`language.toml`).

    Its name, the separator of two sentences and the end of one, whether it is set as Chinese is,
    and the CLDR id for numbers and lists.
    """

    name: str
    between_sentences: str
    full_stop: str
    han: bool
    cldr: str


@cache
def setting(language: Language) -> Setting:
    """Return the settings of a language."""
    told = rtoml.load(shipped("words") / language / "language.toml")
    return Setting(**{"cldr": language} | told)


def say(language: Language, code: str, /, **parameters: Parameter) -> str:
    """Return the words for `code`, filled in; it may name an attribute ("hand-pair.phrase").

    Ints are grouped ("12,500"), tuples are listed in the language's way. Parameters named `card`,
    `cards`, `board`, `five`, `front`, `middle` or `back` are written with suit signs ("A♠ 10♥").
    Ids of games in `game` and `choices` and those of facts in `fact` and `facts` are written as
    their names. With `category` and `ranks` the words may use `$hand`, the hand's name inside a
    sentence.

    Where words or parameters are missing it warns (WordsMissing) and answers with the rest, the
    code in brackets at worst. A page with one odd line is better than none.
    """
    filled = {name: _spoken(language, name, value) for name, value in parameters.items()}
    if parameters.get("more"):
        # A list that others follow has no last one: "A, B and 9 more".
        between = _format(language, "between", {})
        lists = {name: value for name, value in parameters.items() if isinstance(value, tuple)}
        filled |= {name: between.join(value) for name, value in lists.items()}
    category, ranks = parameters.get("category"), parameters.get("ranks")
    if isinstance(category, str) and isinstance(ranks, tuple):
        filled["hand"] = name_hand(language, category, ranks, form="phrase")
    if "reason" in parameters:
        filled.setdefault("why", "told" if parameters["reason"] else "untold")
    return _format(language, code, filled)


def either(language: Language, texts: Iterable[str]) -> str:
    """Return a list of alternatives: "a, b, or c", “甲、乙或丙”."""
    return format_list(tuple(texts), style="or", locale=setting(language).cldr)


def has_words(language: Language, code: str) -> bool:
    """Whether there are words for `code` in the language."""
    return _words(language).has(code.partition(".")[0])


def name_hand(
    language: Language,
    category: str,
    ranks: Iterable[str],
    *,
    form: Literal["label", "phrase"] = "label",
    kicker: bool = False,
) -> str:
    """Return the name of a hand: "Pair of kings", or inside a sentence "a pair of kings".

    `category` and `ranks` are those of a hand's name on the wire: the category's code and the ranks
    that name it, most significant first ("K", "A"). With `kicker` the first kicker is named as
    well, where the category has one and `ranks` holds it: "Pair of kings, ace kicker".
    """
    words: dict[str, Spoken] = {}
    for at, rank in enumerate(ranks, start=1):
        words[f"rank{at}"] = _format(language, f"rank-{rank}", {})
        words[f"ranks{at}"] = _format(language, f"ranks-{rank}", {})
        words[f"index{at}"] = _index(rank)
    code = f"hand-{category}"
    name = _format(language, code if form == "label" else f"{code}.phrase", words)
    if not kicker:
        return name
    told, lacking = _try_format(language, f"{code}.kicker", words)
    return name if lacking else _format(language, "hand-and-kicker", {"hand": name, "kicker": told})


def group_digits(language: Language, amount: int) -> str:
    """Return an amount with its thousands grouped the language's way: 12500 is "12,500"."""
    return format_decimal(amount, locale=setting(language).cldr)


def _spoken(language: Language, name: str, value: Parameter) -> Spoken:
    """Return a parameter as Fluent takes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if name in _CARD_PARAMETERS:
        cards = (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()
        return " ".join(_sign(card) for card in cards)
    if (prefix := _CODE_PARAMETERS.get(name)) is not None:
        codes = (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()
        value = tuple(_named(language, prefix, code) for code in codes)
    if name in _TIME_PARAMETERS and isinstance(value, int):
        at = datetime.fromtimestamp(value / 1_000, UTC)
        return format_datetime(at, "medium", locale=setting(language).cldr)
    if isinstance(value, tuple):
        return format_list(value, locale=setting(language).cldr)
    return value


def _named(language: Language, prefix: str, code: str) -> str:
    """Return the name of a game or a fact by its id; any other text stays as it is."""
    words = f"{prefix}-{code}"
    return _format(language, words, {}) if has_words(language, words) else code


def _sign(card: str) -> str:
    """Return "Ts" as "10♠"; a card nobody has seen stays "??"."""
    rank, suit = card[:-1], card[-1:]
    return _index(rank) + _SUIT_SIGNS.get(suit, suit)


def _index(rank: str) -> str:
    """Return a rank as it is in the corner of a card: "T" as "10"."""
    return "10" if rank == "T" else rank


def _format(language: Language, code: str, words: dict[str, Spoken]) -> str:
    """Return the words for a code, warning of missing parts."""
    text, lacking = _try_format(language, code, words)
    if lacking:
        warnings.warn(f"{language}: {code}: {lacking}", WordsMissing, stacklevel=3)
    return text


def _try_format(language: Language, code: str, words: dict[str, Spoken]) -> tuple[str, str]:
    """Return the words for a code and the missing parts, if any."""
    words_of = _words(language)
    message_id, _, attribute = code.partition(".")
    if not words_of.has(message_id):
        return f"[{code}]", "no such words"
    bundle = words_of.bundle
    message = bundle.get_message(message_id)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return f"[{code}]", "no such words"
    formatted, errors = bundle.format_pattern(pattern, words)
    text = _set(str(formatted)) if setting(language).han else str(formatted)
    return text, "; ".join(str(error) for error in errors)


def _set(chinese: str) -> str:
    """Return a text set as Chinese.

    It has a space beside Latin letters and digits, none beside Chinese.
    """
    return _TIGHT.sub(" ", _LOOSE.sub("", chinese).translate(_WITHOUT_MARKS))


class _Words:
    """The words of a language.

    A message is read when it is first asked for: reading all of them would take longer than all
    else that a command does at its start.
    """

    def __init__(self, language: Language) -> None:
        own = setting(language)
        self.bundle: Final = FluentBundle([own.cldr], use_isolating=own.han)
        self._unread: Final[dict[str, str]] = {}
        for path in sorted((shipped("words") / language).glob("*.ftl")):
            _, *entries = _ENTRY.split(path.read_text(encoding="utf-8"))
            for entry in entries:
                self._unread.setdefault(entry.partition("=")[0].strip(), entry)

    def has(self, message: str) -> bool:
        """Whether there is such a message; with its references it is then in the bundle."""
        entry = self._unread.get(message)
        if entry is not None:
            self.bundle.add_resource(FluentResource(entry))
            self._unread.pop(message, None)
            for other in _REFERENCE.findall(entry):
                self.has(other)
        return self.bundle.has_message(message)


@cache
def _words(language: Language) -> _Words:
    return _Words(language)
