import { describe, expect, it } from 'vitest';
import { placesOf } from '../src/pieces/marks';

const marks = (...to: number[]) => to.map((each) => ({ code: 'call' as const, to: each }));

describe('the ruler of a ruling', () => {
  it('is to scale where the words have room', () => {
    expect(placesOf({ to: 2_000, pushed: 2_000, marks: marks(8_000, 14_000) })).toEqual({
      put: 2_000 / 14_000,
      marks: [8_000 / 14_000, 1],
    });
  });

  it('spreads marks that would touch, and keeps their order', () => {
    const { put, marks: places } = placesOf({ to: 1_150, pushed: 1_150, marks: marks(1_000, 1_100, 1_200) });
    expect(places[0]).toBeLessThan(places[1]!);
    expect(places[1]! - places[0]!).toBeGreaterThanOrEqual(0.2);
    expect(put).toBeGreaterThan(places[1]!);
    expect(put).toBeLessThan(places[2]!);
  });

  it('leaves what is far above the last mark on the line', () => {
    const { put, marks: places } = placesOf({ to: 10_000, pushed: 10_000, marks: marks(100, 150, 200) });
    expect(put).toBeGreaterThan(places[2]!);
    expect(put).toBeLessThanOrEqual(1);
  });
});
