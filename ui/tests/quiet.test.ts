import { describe, expect, test } from 'vitest';
import type { MatterView } from '../src/protocol';
import { amountIn } from '../src/pieces/money';
import { amountsIn, comesAt, shownAt, toldAt } from '../src/director/quiet';

const MINUTE = 60_000;
const matter = (code: string, at_ms: number | null): MatterView => ({
  code,
  place: 'table',
  parameters: { table: 3, minutes: 40 },
  citations: [],
  at_ms,
  table: 3,
  player: null,
  live: null,
});

test('few entries are named two days before the start, and not earlier', () => {
  const DAY = 24 * 60 * MINUTE;
  for (const code of ['start-nobody-entered', 'start-too-few-entries']) {
    const few = matter(code, 7 * DAY);
    expect(shownAt([few], 5 * DAY - 1)).toEqual([]);
    expect(shownAt([few], 5 * DAY)).toEqual([few]);
    expect(shownAt([matter(code, null)], 0)).toHaveLength(1);
  }
  expect(shownAt([matter('start-bags-unsigned', 7 * DAY)], 0)).toHaveLength(1);
});

test('amounts have the currency of their event, and other numbers none', () => {
  expect(amountsIn({ amount: 1200, count: 3 }, '')).toEqual({ amount: '1,200', count: 3 });
  expect(amountsIn({ amount: 1200, count: 3 }, 'EUR')).toEqual({
    amount: amountIn(1200, 'EUR'),
    count: 3,
  });
});

describe('a table of which nobody reports anything', () => {
  const quiet = matter('table-quiet', 40 * MINUTE);

  test('is named once its time has come, and not before', () => {
    expect(shownAt([quiet], 40 * MINUTE - 1)).toEqual([]);
    expect(shownAt([quiet], 40 * MINUTE)).toEqual([quiet]);
    expect(comesAt(quiet)).toBeNull();
  });

  test('decks are prepared from their time on', () => {
    const decks = matter('prepare-decks', 14 * MINUTE);
    expect(shownAt([decks], 14 * MINUTE - 1)).toEqual([]);
    expect(shownAt([decks], 14 * MINUTE)).toEqual([decks]);
    expect(comesAt(decks)).toBeNull();
  });

  test('is quiet for longer and longer', () => {
    expect(toldAt(quiet, 40 * MINUTE).minutes).toBe(40);
    expect(toldAt(quiet, 52.5 * MINUTE).minutes).toBe(52);
  });

  test('keeps other reminders as they are', () => {
    const closing = matter('late-closing', 5 * MINUTE);
    expect(shownAt([closing], 0)).toEqual([closing]);
    expect(comesAt(closing)).toBe(5 * MINUTE);
    expect(toldAt(closing, MINUTE)).toEqual(closing.parameters);
  });
});
