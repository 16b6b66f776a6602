import {
  LIMITS,
  PLACES_PERCENT,
  type EntryTerms,
  type OwnAmounts,
  type OwnPlan,
  type OwnShares,
  type PayoutColumn,
  type PlacesRow,
} from '../protocol';

export type Own = OwnShares | OwnAmounts | OwnPlan;
/** So many places, and what each of them gets: an amount, or a share in hundredths of a percent. */
export type Line = [number, number];

/** The whole of a pool, in hundredths of a percent. */
export const WHOLE = 10_000;
export const PERCENT = 100;

/** What is wrong with payouts, as the server tells it (`flaw-...`): in a line of a column, from 1, or in the whole. */
export interface PayoutFlaw {
  code: string;
  parameters: Record<string, number | string>;
  column: number;
  line: number;
}

/** What a director begins with when making custom payouts. */
export function begun(kind: string, terms: EntryTerms): Own | null {
  const least = terms.entries_min ?? 2;
  const split: Line[] = [0.5, 0.3, 0.2].map((part) => [1, part * WHOLE]);
  if (least < split.length) split.splice(0, 3, [1, 0.65 * WHOLE], [1, 0.35 * WHOLE]);
  if (kind === 'plan') return { type: 'plan', percent: PLACES_PERCENT, places: null, unit: 1 };
  if (kind === 'shares')
    return {
      type: 'shares',
      columns: [{ entrants_min: least, entrants_max: terms.seats ?? LIMITS.ENTRANTS_MAX, shares: split }],
    };
  if (kind !== 'amounts') return null;
  const pool = terms.guarantee || terms.buy_in * least;
  const later = split.slice(1).map(([places, share]): Line => [places, Math.floor((pool * share) / WHOLE)]);
  return { type: 'amounts', amounts: [[1, pool - total(later)], ...later] };
}

/** What lines come to. */
export const total = (lines: readonly Line[]): number =>
  lines.reduce((sum, [places, each]) => sum + places * each, 0);

/** A share as people write it: 33.33. */
export const percent = (share: number): string => String(share / PERCENT);

/** A payout table as a file for spreadsheets: a column for each size of field, a row for places that get the same. */
export function tableAsCsv(
  columns: readonly PayoutColumn[],
  rows: readonly PlacesRow[],
  shares: boolean,
): string {
  // With a dash a spreadsheet would take it for a date.
  const range = (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`);
  const each = (one: number) => (one === 0 ? '' : shares ? percent(one) : String(one));
  const lines = [
    ['first', 'last', ...columns.map(({ entrants_min: from, entrants_max: to }) => range(from, to))],
    ...rows.map((row) => [row.first, row.last, ...row.each.map(each)]),
  ];
  return lines.map((line) => `${line.map((cell) => `"${cell}"`).join(',')}\r\n`).join('');
}

function inLines(
  what: 'shares' | 'amounts',
  lines: readonly Line[],
  told: PayoutFlaw['parameters'],
  column: number,
): PayoutFlaw[] {
  const written = (each: number) => (what === 'shares' ? percent(each) : each);
  return lines.flatMap(([places, each], at) => {
    const line = { ...told, line: at + 1 };
    const flaw = (code: string, more = {}) => ({
      code: `${what}-${code}`,
      parameters: { ...line, ...more },
      column,
      line: at + 1,
    });
    const before = lines[at - 1]?.[1];
    return [
      ...(places < 1 || places > LIMITS.ENTRANTS_MAX
        ? [flaw('places', { most: LIMITS.ENTRANTS_MAX, came: places })]
        : []),
      ...(each < 1
        ? [flaw('nothing')]
        : before !== undefined && each > before
          ? [flaw('rise', { came: written(each), before: written(before) })]
          : []),
    ];
  });
}

/** Everything wrong with a table of one's own, column by column and line by line. */
function inShares({ columns }: OwnShares): PayoutFlaw[] {
  let expected = columns[0]?.entrants_min ?? 1;
  return columns.flatMap(({ entrants_min: from, entrants_max: to, shares }, at) => {
    const field = { field: `${from}-${to}` };
    const whole = (code: string, more: PayoutFlaw['parameters']) => [
      { code, parameters: { ...field, ...more }, column: at + 1, line: 0 },
    ];
    const [sum, places] = [total(shares), shares.reduce((count, [each]) => count + each, 0)];
    const joined = from === expected && to >= from;
    const began = expected;
    expected = to + 1;
    return [
      ...inLines('shares', shares, field, at + 1),
      ...(sum === WHOLE ? [] : whole('shares-not-whole', { percent: percent(sum) })),
      ...(places > from ? whole('more-places-than-players', { places, players: from }) : []),
      ...(joined ? [] : whole('fields-not-joined', { expected: began, came: from })),
    ];
  });
}

/** Everything wrong with payouts of one's own that the form can see by itself. */
export function payoutFlaws(own: Own): PayoutFlaw[] {
  if (own.type === 'shares') return inShares(own);
  return own.type === 'amounts' ? inLines('amounts', own.amounts, {}, 1) : [];
}
