"""Payments at the desk as files, for the cashiers of an event."""

from typing import Final

from ruleone.room.core.roles import CASHIER, needs_role
from ruleone.room.event.host.order import NO_SUCH_EVENT
from ruleone.room.event.payments import PaymentsView, payments_csv, tills_csv
from ruleone.room.topics import PAYMENTS
from ruleone.rulebook.citation import Refusal
from ruleone.web.calls.call import File, May, call
from ruleone.web.calls.query import choice
from ruleone.web.calls.serving import Asked, Group

WHAT: Final = choice("what", ("receipts", "tills"), "receipts")


def _pays(asked: Asked) -> Refusal | None:
    return None if asked.room.pays(asked.caller, asked.part("event")) else needs_role(CASHIER)


PAYS: Final = May("Who pays prizes and takes money in the event.", _pays)


class PaymentCalls(Group):
    """The call below `/api/payments`."""

    @call(
        "GET",
        "/api/payments/{event}",
        may=PAYS,
        queries=(WHAT,),
        refuses={
            404: (NO_SUCH_EVENT.code,),
            409: ("needs-cashier", "event-*", "cash-table-*"),
        },
    )
    async def file(self, asked: Asked) -> File | Refusal:
        """Return the receipts of an event as CSV with what is still due, or its tills.

        For its cashiers.
        """
        now_ms = self.parts.clock.now_ms()
        view = asked.room.view(PAYMENTS.of(asked.part("event")), asked.caller, now_ms)
        if isinstance(view, Refusal):
            return view
        assert isinstance(view, PaymentsView), "the topic shows payments"
        what = asked[WHAT]
        return File(f"{what}.csv", payments_csv(view) if what == "receipts" else tills_csv(view))

    CALLS = (file,)
