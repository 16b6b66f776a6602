import { describe, expect, it } from 'vitest';
import { carried } from '../src/director/terms';
import type { EntryTerms } from '../src/protocol';

const usual = { buy_in: 100, fee: 10, late_levels: 4, rebuys: null, seats: 27 };
const other = { buy_in: 500, fee: 50, late_levels: 6, rebuys: null, seats: 60 };
const terms = (of: object) => of as Required<EntryTerms>;

describe('the terms of a new tournament', () => {
  it('stay as they were filled in when another structure is chosen', () => {
    const rebuys = { chips: 10_000, price: 35, most: 2, until_level: 4, fee: 0, kept_minutes: null };
    const filled = terms({ ...usual, buy_in: 35, rebuys });
    expect(carried(filled, terms(usual), terms(other))).toEqual({ ...other, buy_in: 35, rebuys });
  });

  it('come along with the structure where nobody changed them', () => {
    expect(carried(terms({ ...usual }), terms(usual), terms(other))).toEqual(other);
  });
});
