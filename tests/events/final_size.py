"""How many make a final table, as the watch reckons it from what the event is and its edition."""

from ruleone.dealing import GAMES
from ruleone.rulebook import Edition
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.games import THIRTEEN

DECK = 52


def is_stud(config: EventConfig) -> bool:
    """Whether stud alone is played (tda2011-8A.3)."""
    return all(game != THIRTEEN and GAMES[game].bring_in is not None for game in config.games)


def final_size(config: EventConfig, rules: Edition) -> int:
    """Nine or ten, by the format of the event (house-10.1, house-10.3, tda2011-9.1 to tda2011-9.4,
    tda2019-RP-9.1, tda2019-RP-9.2). Of tables of five and fewer the book says nothing: one of them
    is the last."""
    if config.table_size >= 8:
        size = rules.number("final_table.stud" if is_stud(config) else "final_table.size")
    elif config.table_size == 7:
        size = rules.number("final_table.seven_max")
    elif config.table_size == 6:
        size = rules.number("final_table.six_max")
    else:
        size = config.table_size
    return min(size, _dealt_to(config, rules))


def joined_from(config: EventConfig, rules: Edition) -> int:
    """So many left bring the last tables together: the final table, or by an edition without the
    short one of house-10.2 already one more, if a deck has cards for him."""
    size = final_size(config, rules)
    if rules.flag("final_table.double_bust"):
        return size
    return min(size + 1, _dealt_to(config, rules))


def _dealt_to(config: EventConfig, rules: Edition) -> int:
    """How many can be dealt in each game of the event (holdem-deck; chinese-hand-1)."""
    return min(_most(game, rules) for game in config.games)


def _most(game: str, rules: Edition) -> int:
    if game == THIRTEEN:
        return max(int(count) for count in rules.listing("chinese.players"))
    told, burned = GAMES[game], rules.number("dealing.burn_cards")
    board = sum(street.board + burned for street in told.rounds if street.board)
    return min(told.seats, (DECK - told.lowest - board) // told.hole_cards)
