import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { count, isPaper, PAPERS, placed, seated } from '../src/print/papers';
import { hasWords } from '../src/words/words.svelte';
import { eventView as view } from './gallery/views';

describe('what is printed', () => {
  it('has words, and no other paper is there', () => {
    for (const paper of PAPERS) expect(hasWords(`print-${paper}`)).toBe(true);
    expect(isPaper('money')).toBe(false);
  });

  it('is a slip for everybody in a seat, table by table', () => {
    const slips = seated(view.entrants);
    expect(count('seat-cards', view.entrants)).toBe(slips.length);
    const order = slips.map(({ table, seat }) => table * 100 + seat);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(count('receipts', view.entrants)).toBe(view.entrants.length);
  });

  it('is the places, the winner first', () => {
    const [one, other] = view.entrants;
    const over = [
      { ...one!, place: 2 },
      { ...other!, place: 1 },
      { ...view.entrants[2]!, place: null },
    ];
    expect(placed(over).map(({ place }) => place)).toEqual([1, 2]);
  });

  it('has codes that hold the address of an event', () => {
    const code = encode('https://room.example/event/e12', { ecc: 'M', border: 4 });
    expect(code.size).toBeGreaterThan(25);
    expect(code.data.length).toBe(code.size);
  });
});
