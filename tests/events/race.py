"""What a chip race comes to, as the watch reckons it: the cards alone it takes as they fell."""

from ruleone.tournament.events import ChipsRaced


def is_by_the_book(race: ChipsRaced) -> bool:
    """Whether each seat has what is his: chips that make whole ones are exchanged, the odd ones of
    all seats together buy so many more, one to a player (house-22A.1), less than one buys nothing
    (house-22C.2), and who would be out gets one all the same (house-22A.2)."""
    into = race.into
    odd = {seat: chips % into // race.removed for seat, chips in race.before.items()}
    whole = {seat: chips - chips % into for seat, chips in race.before.items()}
    won = set(race.won)
    broke = {seat for seat, chips in whole.items() if not chips} - won
    got = {seat: chips + into * (seat in won | broke) for seat, chips in whole.items()}
    bought = sum(odd.values()) * race.removed // into
    fair = len(race.won) == len(won) == bought and all(odd[seat] for seat in won)
    return fair and race.after == got and set(race.kept_in) == broke
