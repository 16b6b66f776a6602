/** A place on the felt, in hundredths of its width and height from the top left. */
export interface Spot {
  x: number;
  y: number;
}

/** Where a seat, its bet and the dealer button before it stand. */
export interface SeatPlace {
  seat: Spot;
  bet: Spot;
  button: Spot;
}

/** The left half of each ring, clockwise from the seat at the bottom; the right half is its mirror image. */
const LEFT: Record<number, readonly (readonly [number, number])[]> = {
  2: [],
  3: [[13, 30]],
  4: [[8.5, 47]],
  5: [
    [9, 56],
    [26, 12.4],
  ],
  6: [
    [11.5, 68],
    [11.5, 27],
  ],
  7: [
    [15, 77],
    [8.5, 42],
    [29, 12],
  ],
  8: [
    [15.5, 79],
    [8, 47],
    [19.5, 15.5],
  ],
  9: [
    [15.5, 79],
    [8, 48],
    [15.5, 19],
    [37, 11.8],
  ],
  10: [
    [17, 83],
    [8, 60],
    [8, 36],
    [21, 13],
  ],
};
const BOTTOM: Spot = { x: 50, y: 88.5 };
const BEFORE_WIDE = { bet: { x: 36, y: 60 }, button: { x: 65, y: 88.5 } };
const TOP: Spot = { x: 50, y: 11.8 };

/**
 * The places of a table of 2 to 10 seats, clockwise; the first is the bottom one. Where it holds a `wide` hand, bet
 * and button keep clear of that.
 */
export function placesOf(seats: number, wide = false): SeatPlace[] {
  const left = (LEFT[seats] ?? []).map(([x, y]) => ({ x, y }));
  const right = left.map(({ x, y }) => ({ x: 100 - x, y })).reverse();
  const ring = [BOTTOM, ...left, ...(seats % 2 === 0 ? [TOP] : []), ...right];
  const [first, ...others] = ring.map((seat) => ({ seat, ...before(seat) }));
  return [wide ? { ...first!, ...BEFORE_WIDE } : first!, ...others];
}

/** Bet and button before a seat, clear of the board, the own cards and each other. */
function before({ x, y }: Spot): Omit<SeatPlace, 'seat'> {
  const inward = x < 50 ? 1 : -1;
  if (y > 86) return { bet: { x: 36, y: 66 }, button: { x: 61.5, y: 80 } };
  if (x === 50) return { bet: { x, y: 25 }, button: { x: 60, y: 13 } };
  if (y <= 12) return { bet: { x: x + 3 * inward, y: y + 13.5 }, button: { x: x + 9.6 * inward, y: y + 4 } };
  if (y < 24)
    return { bet: { x: x + 9.5 * inward, y: y + 12.5 }, button: { x: x + 10.5 * inward, y: y + 2 } };
  if (y < 65) return { bet: { x: x + 12.5 * inward, y: y - 4 }, button: { x: x + 9.8 * inward, y: y + 7 } };
  return { bet: { x: x + 11.5 * inward, y: y - 9 }, button: { x: x + 10.3 * inward, y: y + 1 } };
}

/**
 * The ring of opponents on a phone, as cells of a grid, clockwise from the viewer's left: up to four stand above the
 * board, further ones at both sides; nine take a row of five.
 */
export function ringOf(opponents: number): { columns: number; cells: { column: number; row: number }[] } {
  const rows = opponents <= 4 ? 1 : opponents <= 6 ? 2 : 3;
  const above = opponents - 2 * (rows - 1);
  const columns = Math.max(4, above);
  const few = [[2], [1, 4], [1, 2, 4]][above - 1];
  const top = few ?? Array.from({ length: above }, (_, at) => at + 1);
  const sides = Array.from({ length: rows - 1 }, (_, at) => at + 2);
  const cells = [
    ...[...sides].reverse().map((row) => ({ column: 1, row })),
    ...top.map((column) => ({ column, row: 1 })),
    ...sides.map((row) => ({ column: columns, row })),
  ];
  return { columns, cells };
}

/** All seat numbers clockwise after `seat`, the seat itself last; from seat 1 on where there is none. */
export function clockwise(seats: number, seat: number | null): number[] {
  const from = seat ?? seats;
  return Array.from({ length: seats }, (_, at) => ((from + at) % seats) + 1);
}
