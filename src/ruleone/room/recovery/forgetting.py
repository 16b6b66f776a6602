"""A person is erased: beside the journal, on every page, and in what live tables tell again."""

from ruleone.room.core.batch import Done
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DIRECTOR
from ruleone.room.desk.desk import Desk
from ruleone.room.directory.naming import NO_PLAYER, Naming
from ruleone.room.live.tables import LiveTables
from ruleone.room.recovery.frozen import NOT_WRITTEN
from ruleone.room.recovery.restoring import NotWritten, Restoring
from ruleone.rulebook import Refusal


class ForgetPlayer(Order, frozen=True, tag="forget-player"):
    """Director: erase a person's name, all that is kept of them, and their sessions.

    In the journal the person is an id alone, which stays. A person who plays in an event, or is to,
    is erased only with `though_playing`: the seat and the chips stay there.
    """

    player: str
    though_playing: bool = False

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Erase the person."""
        restoring, naming = step.part(Restoring), step.part(Naming)
        try:
            tables = restoring.rows_with(self.player)
        except NotWritten:
            return NOT_WRITTEN
        if step.ports.names.registered(self.player) is None:
            return NO_PLAYER
        plays = naming.plays_in(self.player)
        if plays and not self.though_playing:
            return Refusal("player-plays", "illegal", {"events": plays})
        naming.forget(self.player, step.person, step.batch)
        restoring.tell_again(tables)
        step.part(Desk).renamed(step.batch)
        seated = step.part(LiveTables).at(self.player)
        step.batch.change(*(topic for one in seated for topic in one.topics))
        return Done()


ORDERS = (ForgetPlayer,)
