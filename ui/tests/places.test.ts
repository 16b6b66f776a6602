import { describe, expect, it } from 'vitest';
import { clockwise, placesOf, ringOf, type Spot } from '../src/table/places';

interface Box {
  what: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The felt's own measure in pixels on the smallest laptop (1280 x 720), and what stands on it. */
const ZONE = { width: 1008, height: 516 };
const box = (what: string, { x, y }: Spot, width: number, height: number): Box => {
  const [cx, cy] = [(x / 100) * ZONE.width, (y / 100) * ZONE.height];
  return { what, left: cx - width / 2, right: cx + width / 2, top: cy - height / 2, bottom: cy + height / 2 };
};
const apart = (a: Box, b: Box) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

describe.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('a table of %i seats', (seats) => {
  const places = placesOf(seats);

  it('has a place for each', () => {
    expect(places).toHaveLength(seats);
  });

  it('keeps seats, bets, board and own cards clear of each other', () => {
    const boxes = [
      box('board', { x: 50, y: 42.5 }, 374, 96),
      box('own cards', { x: 50, y: 72.5 }, 176, 114),
      ...places.map(({ seat }, at) => box(`seat ${at}`, seat, at === 0 ? 212 : 150, 56)),
      ...places.map(({ bet }, at) => box(`bet ${at}`, bet, 84, 24)),
    ];
    const touching = boxes.flatMap((a, at) =>
      boxes.slice(at + 1).flatMap((b) => (apart(a, b) ? [] : [`${a.what}, ${b.what}`])),
    );
    expect(touching.filter((pair) => pair !== 'own cards, seat 0')).toEqual([]);
  });

  it.each([
    { tall: 516, peek: 26 },
    { tall: 575, peek: 34 },
  ])('has room above each plaque for its cards, on a felt $tall high', ({ tall, peek }) => {
    for (const { seat } of places.slice(1)) expect((seat.y / 100) * tall - 57 / 2 - peek).toBeGreaterThan(2);
  });

  it('has room below the own plaque for the clock of the turn', () => {
    expect((places[0]!.seat.y / 100) * ZONE.height - 57 / 2 + 84).toBeLessThan(ZONE.height);
  });

  it('keeps the button before its own seat, off the plaques and the bets', () => {
    for (const { button } of places) {
      const one = box('button', button, 28, 28);
      const others = places.flatMap(({ seat, bet }, at) => [
        box(`seat ${at}`, seat, at === 0 ? 212 : 150, 56),
        box(`bet ${at}`, bet, 84, 24),
      ]);
      expect(others.filter((other) => !apart(one, other)).map(({ what }) => what)).toEqual([]);
    }
  });

  it('goes round clockwise on the screen', () => {
    const turns = places.map(({ seat }) => Math.atan2(seat.y - 50, seat.x - 50));
    const steps = turns.map((turn, at) => {
      const next = turns[(at + 1) % seats]!;
      return (next - turn + 4 * Math.PI) % (2 * Math.PI);
    });
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(2 * Math.PI);
  });
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('a ring of %i opponents', (opponents) => {
  it('gives each a cell of its own and leaves the middle to the pots', () => {
    const { columns, cells } = ringOf(opponents);
    expect(cells).toHaveLength(opponents);
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(opponents);
    expect(cells.every(({ column, row }) => row === 1 || column === 1 || column === columns)).toBe(true);
  });
});

it('counts seats clockwise, the own one last', () => {
  expect(clockwise(6, 4)).toEqual([5, 6, 1, 2, 3, 4]);
  expect(clockwise(3, null)).toEqual([1, 2, 3]);
});
