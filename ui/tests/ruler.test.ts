import { describe, expect, it } from 'vitest';
import { apart, fitting } from '../src/pieces/apart';
import { placesOf } from '../src/pieces/marks';

const marks = (...to: number[]) => to.map((each) => ({ code: 'call' as const, to: each }));

describe('the ruler of a ruling', () => {
  it('is to scale where the words have room', () => {
    expect(placesOf({ to: 2_000, pushed: 2_000, said: 0, ruled: 0, marks: marks(8_000, 14_000) })).toEqual({
      put: 2_000 / 14_000,
      marks: [8_000 / 14_000, 1],
    });
  });

  it('spreads marks that would touch, and keeps their order', () => {
    const { put, marks: places } = placesOf({
      to: 1_150,
      pushed: 1_150,
      said: 0,
      ruled: 0,
      marks: marks(1_000, 1_100, 1_200),
    });
    expect(places[0]).toBeLessThan(places[1]!);
    expect(places[1]! - places[0]!).toBeGreaterThanOrEqual(0.2);
    expect(put).toBeGreaterThan(places[1]!);
    expect(put).toBeLessThan(places[2]!);
  });

  it('leaves what is far above the last mark on the line', () => {
    const { put, marks: places } = placesOf({
      to: 10_000,
      pushed: 10_000,
      said: 0,
      ruled: 0,
      marks: marks(100, 150, 200),
    });
    expect(put).toBeGreaterThan(places[2]!);
    expect(put).toBeLessThanOrEqual(1);
  });
});

describe('words along a line', () => {
  const ends = (lefts: number[], widths: number[]) => lefts.map((left, at) => left + widths[at]!);

  it('stand where they are wanted while they have room', () =>
    expect(apart([0, 100, 200], [40, 40, 40], 300)).toEqual([0, 100, 200]));

  it('are never printed over each other, nor beyond the line', () => {
    const faults: string[] = [];
    // call, half and smallest raise as shares of the line: half 1,100 of 1,400, 600 of 800, one and the same
    const cases = [
      [0.57, 0.786, 1],
      [0.5, 0.75, 1],
      [0, 0.01, 0.02],
      [0.98, 0.99, 1],
      [0.5, 0.5, 0.5],
    ];
    for (const shares of cases)
      for (const room of [270, 330, 640]) {
        const widths = [40, 34, 92];
        const wanted = shares.map((share, at) => share * room - widths[at]! / 2);
        const lefts = apart(wanted, widths, room);
        const right = ends(lefts, widths);
        const over = lefts.some((left, at) => at > 0 && left < right[at - 1]!);
        if (over || lefts[0]! < 0 || right.at(-1)! > room) faults.push(`${shares} in ${room}: ${lefts}`);
      }
    expect(faults).toEqual([]);
  });

  it('name every street of an all-in before the flop, and fewer where the line is too short', () => {
    const widths = [86, 27, 28, 31];
    expect(fitting([0, 233, 272, 311], widths, 350)).toEqual([0, 1, 2, 3]);
    expect(fitting([0, 233, 272, 311], widths, 180)).toEqual([0, 1, 3]);
  });
});
