import { expect, it } from 'vitest';
import { begun, payoutFlaws } from '../src/director/ownpayouts';
import { LIMITS, PLACES_PERCENT } from '../src/protocol';

it('marks a line that is for more places than an event has entries', () => {
  const most = LIMITS.ENTRANTS_MAX;
  expect(payoutFlaws({ type: 'amounts', amounts: [[most, 9]] })).toEqual([]);
  const [flaw] = payoutFlaws({
    type: 'amounts',
    amounts: [
      [1, 9],
      [most + 1, 9],
    ],
  });
  expect(flaw).toEqual({
    code: 'amounts-places',
    parameters: { line: 2, most, came: most + 1 },
    column: 1,
    line: 2,
  });
});

it('begins with as much of a field as is paid where nobody says otherwise', () => {
  expect(begun('plan', { charged: false, buy_in: 100 })).toMatchObject({ percent: PLACES_PERCENT });
});

it('begins with a table for every field that may come', () => {
  const terms = { charged: false, buy_in: 100, entries_min: 3 };
  const column = (own: ReturnType<typeof begun>) => own?.type === 'shares' && own.columns[0];
  expect(column(begun('shares', terms))).toMatchObject({
    entrants_min: 3,
    entrants_max: LIMITS.ENTRANTS_MAX,
  });
  expect(column(begun('shares', { ...terms, seats: 27 }))).toMatchObject({ entrants_max: 27 });
});
