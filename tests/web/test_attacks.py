"""Whatever hostile guests do at the same time, honest people play, direct and come in."""

from pathlib import Path

import pytest
from honest import Honest
from hostile import ATTACKS, Attack, Target
from serving import Served

PART = 0.05
SECONDS = 4.0


@pytest.mark.soak
@pytest.mark.parametrize("name", ATTACKS)
async def test_honest_people_notice_nothing(name: str, tmp_path: Path) -> None:
    with Served(tmp_path / "room") as served:
        honest = await Honest.come(served)
        with Attack(name, Target(served.address, served.port, honest.link, PART)) as attack:
            seen = await honest.spend(SECONDS)
            while attack.goes_on() and attack.done < 3:
                more = await honest.spend(SECONDS)
                seen.wrong += more.wrong
                seen.acts += more.acts
            assert attack.goes_on(), "the attack is one"
        assert seen.wrong == []
        assert seen.acts
        assert seen.orders
        assert seen.pages
        assert "Traceback" not in served.said()
        await honest.leave()
