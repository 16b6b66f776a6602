"""Size of the final table, by the size of the tables and the games."""

from ruleone.rulebook import Edition
from ruleone.tournament.terms.config import EventConfig
from ruleone.tournament.terms.games import all_stud, most_seats_in


def size_option(config: EventConfig) -> str | None:
    """Return the option that gives the event's final table.

    Options go by the sizes of table that the book distinguishes, stud by itself; None for smaller
    tables, which end at one of their own size.
    """
    if config.table_size >= 8:
        return "final_table.stud" if all_stud(config.games) else "final_table.size"
    return {7: "final_table.seven_max", 6: "final_table.six_max"}.get(config.table_size)


def size_in_book(config: EventConfig, rules: Edition) -> int:
    """Return the number of players of the final table by the book (house-10.1, tda2011-9.1 ...)."""
    option = size_option(config)
    return config.table_size if option is None else rules.number(option)


def final_table_size(config: EventConfig, rules: Edition) -> int:
    """Return the number of players of the final table.

    It is that of the book (tda2019-RP-9.1 ...), as far as all games of the event are dealt to as
    many.
    """
    return min(size_in_book(config, rules), most_seats_in(config.games, rules))


def joins_at(config: EventConfig, rules: Edition) -> int:
    """Return the number of players left at which the last tables are joined.

    It is the final table's size; or one more, if a table has a seat, where the edition does not let
    two busts at once shorten it (house-10.2).
    """
    one_more = not rules.flag("final_table.double_bust")
    most = most_seats_in(config.games, rules)
    return min(final_table_size(config, rules) + one_more, most)
