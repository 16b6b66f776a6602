import { LIMITS, type Arrangement, type Place } from '../protocol';

/** The grid on which the parts of a wall are placed freely. */
export const COLUMNS = LIMITS.SCREEN_COLUMNS;
export const ROWS = LIMITS.SCREEN_ROWS;
/** The least that shows anything. */
export const LEAST = LIMITS.SCREEN_CELLS_MIN;

/** So many cells shared out among so many parts, as evenly as it goes: where each begins, and how many it has. */
function shared(cells: number, among: number): [number, number][] {
  return Array.from({ length: among }, (_, at) => {
    const from = Math.floor((cells * at) / among);
    return [from + 1, Math.floor((cells * (at + 1)) / among) - from];
  });
}

const row = (top: number, rows: number, count: number): Place[] =>
  shared(COLUMNS, count).map(([column, columns]) => ({ column, row: top, columns, rows }));

/** Where so many parts lie in one of the usual arrangements, on the grid: what free placing begins with. */
export function presetPlaces(count: number, arrangement: Arrangement): Place[] {
  if (count === 0) return [];
  if (count === 1) return row(1, ROWS, 1);
  if (arrangement === 'below') {
    const wraps = count > 7;
    const top = wraps ? ROWS - 2 * LEAST : ROWS - 3;
    const first = { column: 1, row: 1, columns: COLUMNS, rows: top };
    if (!wraps) return [first, ...row(top + 1, ROWS - top, count - 1)];
    const half = Math.ceil((count - 1) / 2);
    return [first, ...row(top + 1, LEAST, half), ...row(top + 1 + LEAST, LEAST, count - 1 - half)];
  }
  if (arrangement === 'beside') {
    const large = COLUMNS - 4;
    const beside = (rows: number, those: number): Place[] =>
      shared(rows, those).map(([top, tall]) => ({ column: large + 1, row: top, columns: 4, rows: tall }));
    if (count <= 5) return [{ column: 1, row: 1, columns: large, rows: ROWS }, ...beside(ROWS, count - 1)];
    const top = ROWS - 3;
    return [
      { column: 1, row: 1, columns: large, rows: top },
      ...beside(top, 2),
      ...row(top + 1, 3, count - 3),
    ];
  }
  const across = count <= 3 ? count : Math.ceil(count / 2);
  if (count <= 3) return row(1, ROWS, across);
  return [...row(1, ROWS / 2, across), ...row(ROWS / 2 + 1, ROWS / 2, count - across)];
}

const overlap = (one: Place, other: Place): boolean =>
  one.column < other.column + other.columns &&
  other.column < one.column + one.columns &&
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows;

const inside = ({ column, row, columns, rows }: Place): boolean =>
  column >= 1 &&
  row >= 1 &&
  columns >= LEAST &&
  rows >= LEAST &&
  column + columns - 1 <= COLUMNS &&
  row + rows - 1 <= ROWS;

/** Whether a part may lie there: inside, large enough, and on no other one. */
const isFree = (places: readonly Place[], part: number, to: Place): boolean =>
  inside(to) && places.every((other, index) => index === part || !overlap(other, to));

/** The places with another one at this number. */
const put = (places: readonly Place[], part: number, to: Place): Place[] =>
  places.map((one, index) => (index === part ? to : one));

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const at = ({ column, row, columns, rows }: Place, cell: Cell): boolean =>
  cell.column >= column && cell.column < column + columns && cell.row >= row && cell.row < row + rows;

/** A cell of the grid, counted from 1. */
export interface Cell {
  column: number;
  row: number;
}

type By = { columns: number; rows: number };

const shifted = (one: Place, by: By): Place => ({
  ...one,
  column: clamp(one.column + by.columns, 1, COLUMNS - one.columns + 1),
  row: clamp(one.row + by.rows, 1, ROWS - one.rows + 1),
});

/** The places once two parts have changed theirs. */
const swapped = (places: readonly Place[], one: number, other: number): Place[] =>
  put(put(places, one, places[other]!), other, places[one]!);

/** The places once a part is dragged by so many cells: to where it is free, or let go over another one, in its place. */
export function dragged(places: readonly Place[], part: number, by: By, over: Cell): Place[] {
  const to = shifted(places[part]!, by);
  if (isFree(places, part, to)) return put(places, part, to);
  const other = places.findIndex((one, index) => index !== part && at(one, over));
  return other < 0 ? [...places] : swapped(places, part, other);
}

/** The places once a part is moved by a key. The part that lies in the way changes places with it. */
export function moved(places: readonly Place[], part: number, by: By): Place[] {
  const to = shifted(places[part]!, by);
  if (isFree(places, part, to)) return put(places, part, to);
  const other = places.findIndex((one, index) => index !== part && overlap(one, to));
  return other < 0 ? [...places] : swapped(places, part, other);
}

/** The places once a part is made larger or smaller by so many cells, as far as there is room. */
export function sized(places: readonly Place[], part: number, by: By): Place[] {
  const one = places[part]!;
  const to = {
    ...one,
    columns: clamp(one.columns + by.columns, LEAST, COLUMNS - one.column + 1),
    rows: clamp(one.rows + by.rows, LEAST, ROWS - one.row + 1),
  };
  return isFree(places, part, to) ? put(places, part, to) : [...places];
}

/** The places with one more part: in the largest free rectangle, else on half of the largest part; null where no part is
 * large enough to be halved. */
export function oneMore(places: readonly Place[]): Place[] | null {
  let best: Place | null = null;
  for (let column = 1; column <= COLUMNS; column++)
    for (let row = 1; row <= ROWS; row++)
      for (let columns = LEAST; column + columns - 1 <= COLUMNS; columns++)
        for (let rows = LEAST; row + rows - 1 <= ROWS; rows++) {
          const to = { column, row, columns, rows };
          if (isFree(places, -1, to) && (!best || columns * rows > best.columns * best.rows)) best = to;
        }
  if (best) return [...places, best];
  const size = ({ columns, rows }: Place) => columns * rows;
  const halved = places
    .map((one, at) => ({ one, at }))
    .filter(({ one }) => one.columns >= 2 * LEAST || one.rows >= 2 * LEAST)
    .sort((one, other) => size(other.one) - size(one.one))[0];
  if (!halved) return null;
  const { one, at } = halved;
  const wide = one.columns >= one.rows;
  const kept = wide
    ? { ...one, columns: Math.ceil(one.columns / 2) }
    : { ...one, rows: Math.ceil(one.rows / 2) };
  const fresh = wide
    ? { ...one, column: one.column + kept.columns, columns: one.columns - kept.columns }
    : { ...one, row: one.row + kept.rows, rows: one.rows - kept.rows };
  return [...put(places, at, kept), fresh];
}

/** Where a part lies, as CSS has it. */
export const areaOf = ({ column, row, columns, rows }: Place): string =>
  `${row} / ${column} / span ${rows} / span ${columns}`;
