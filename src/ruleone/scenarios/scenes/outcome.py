"""What must hold of a hand at a step of a scenario, for people to read."""

from collections.abc import Iterator

from msgspec import UNSET

from ruleone.dealing.views import HandView
from ruleone.scenarios.hand.expected import Expected
from ruleone.scenarios.scenes.scene import SceneLine, came_out


def outcome(step: Expected, view: HandView) -> Iterator[SceneLine]:
    """The facts of a step, in the order in which one would tell them."""
    if step.refuse is not UNSET:
        yield _refused(step.refuse, () if step.rule is UNSET else (step.rule,))
    yield from _turn(step)
    yield from _chips(step, view)
    yield from _cards(step, view)


def _refused(words: str, rules: tuple[str, ...]) -> SceneLine:
    name, act, *rest = words.split()
    amount = int(rest[0]) if rest and rest[0].isdigit() else 0
    return came_out("scene-refused", *rules, player=name, act=act, amount=amount)


def _turn(step: Expected) -> Iterator[SceneLine]:
    """Whose turn it is, and what he may do."""
    if step.turn == "nobody":
        yield came_out("scene-nobody")
    elif step.turn is not UNSET:
        yield came_out("scene-turn", player=step.turn)
    if step.bring_in is not UNSET:
        yield came_out("scene-bring-in", amount=step.bring_in)
    if step.to_call is not UNSET:
        yield came_out("scene-to-call", amount=step.to_call)
    if step.raise_ is not UNSET:
        least, most = step.raise_
        yield came_out("scene-raise", least=least, most=most)
    elif step.may_raise is not UNSET:
        yield came_out("scene-may-raise", may=step.may_raise)


def _chips(step: Expected, view: HandView) -> Iterator[SceneLine]:
    """What lies in the pots, and who gets it."""
    if step.posted is not UNSET:
        for player, kind, amount in step.posted:
            yield came_out(f"log-post-{kind}", player=player, amount=amount, all_in=False)
    if step.pots is not UNSET:
        pots = tuple(f"{amount:,}" for amount in step.pots)
        yield came_out("scene-pots", count=len(pots), pots=pots)
    if step.returned is not UNSET:
        for player, amount in step.returned.items():
            yield came_out("scene-returned", player=player, amount=amount)
    if step.won is not UNSET:
        for player, amount in step.won.items():
            yield came_out("scene-won", player=player, amount=amount)
    if step.stacks is not UNSET:
        for player, amount in step.stacks.items():
            yield came_out("scene-has", player=player, amount=amount)
    named = next((award.hand for award in view.awards if award.hand), None)
    if step.category is not UNSET and named:
        yield came_out("scene-category", category=named.category, ranks=named.ranks)


def _cards(step: Expected, view: HandView) -> Iterator[SceneLine]:
    """How far the hand has come, and which cards lie open."""
    if step.board is not UNSET and step.board:
        yield came_out("scene-board", cards=tuple(step.board.split()))
    elif step.street is not UNSET or step.board_cards is not UNSET:
        yield came_out("scene-street", street=view.street, count=len(view.board))
    if step.burned is not UNSET:
        yield came_out("scene-burned", cards=tuple(step.burned.split()))
    if step.dealt is not UNSET:
        yield came_out("scene-dealt-to", count=step.dealt)
    if step.shuffled is not UNSET:
        yield came_out("scene-shuffled", count=step.shuffled)
    if step.killed is not UNSET:
        yield came_out("scene-killed", count=len(step.killed), players=step.killed)
    if step.order is not UNSET and step.order:
        yield came_out("scene-order", players=step.order)
    if step.tabled_on is not UNSET:
        yield came_out("scene-tabled-on", count=step.tabled_on)
    if step.tabled is not UNSET:
        yield came_out("scene-tabled", count=len(step.tabled), players=step.tabled)
    if step.face_up is not UNSET:
        yield came_out("scene-face-up", count=len(step.face_up), players=step.face_up)
    for held in (step.cards, step.up):
        if held is not UNSET:
            for player, cards in held.items():
                yield came_out("scene-cards", player=player, cards=tuple(cards.split()))
