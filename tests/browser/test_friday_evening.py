"""The Friday club night, walked from its announcement to the points in the league.

A laptop, two tablets, three phones and a wall; each chapter is an item of the evening's diary.
"""

import pytest
from friday import Friday
from friday_begins import before_the_start, last_friday_again, seats_are_drawn, the_list, who_pays
from friday_ends import a_deal_of_three, afterwards, the_bubble, the_end
from friday_plays import (
    a_hand_goes_wrong,
    another_director,
    in_the_middle,
    it_was_kento,
    level_1,
    rebuys,
    the_break,
    the_laptop_sleeps,
    the_room_is_killed,
)
from serving import Served
from visitor import Invite

pytestmark = [pytest.mark.browser, pytest.mark.new_room]


def test_a_friday_at_the_club(invite: Invite, served: Served) -> None:
    friday = Friday(invite, served)
    for chapter in (
        last_friday_again,
        the_list,
        who_pays,
        before_the_start,
        seats_are_drawn,
        level_1,
        it_was_kento,
        rebuys,
        in_the_middle,
        the_break,
        a_hand_goes_wrong,
        the_laptop_sleeps,
        the_room_is_killed,
        another_director,
        the_bubble,
        a_deal_of_three,
        the_end,
        afterwards,
    ):
        chapter(friday)
    friday.to_wall.close()
