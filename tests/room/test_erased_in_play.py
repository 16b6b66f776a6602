"""Who plays in an event, or is to, is erased only by a second word."""

from test_entry_list import Listed, some
from test_re_entering import Field

from ruleone.room.event.orders.commands import RemovePlayer
from ruleone.room.recovery.forgetting import ForgetPlayer
from ruleone.store.people import ERASED
from ruleone.words import LANGUAGES, say


def test_a_seat_in_play_is_told_before_its_player_is_erased() -> None:
    field = Field()
    plays, went = some(0, 2)
    field.out(went)
    refused = field.world.refused(field.boss, ForgetPlayer(plays))
    assert (refused.code, refused.parameters) == ("player-plays", {"events": 1})
    assert all(
        say(language, "refusal-player-plays", **refused.parameters) for language in LANGUAGES
    )
    assert field.world.people.name(plays) != ERASED
    stack = field.state.stacks[plays]
    field.world.do(field.boss, ForgetPlayer(plays, though_playing=True))
    assert field.world.people.name(plays) == ERASED
    assert (plays in field.state.seats, field.state.stacks[plays]) == (True, stack)
    # Who is out has nothing there any more.
    field.world.do(field.boss, ForgetPlayer(went))


def test_an_entry_counts_before_the_start_and_not_once_it_is_taken_back() -> None:
    listed = Listed()
    listed.enter(*some(0, 2))
    first, _ = some(0, 2)
    assert listed.world.refused(listed.boss, ForgetPlayer(first)).code == "player-plays"
    listed.world.do(listed.boss, RemovePlayer(listed.event, first, "cannot come"))
    listed.world.do(listed.boss, ForgetPlayer(first))
