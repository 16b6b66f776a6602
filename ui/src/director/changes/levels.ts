import type { LevelRow } from '../../protocol';

/** A level in the list, known by an id of its own while others come and go before it. */
export interface Row extends LevelRow {
  readonly id: number;
}

/** What a level has beside its blinds, where some level has it or the game takes it. */
export type Stake = 'ante' | 'ante_each' | 'small_bet' | 'stud_ante' | 'bring_in' | 'point';

const STAKES: readonly Stake[] = ['ante', 'ante_each', 'small_bet', 'stud_ante', 'bring_in', 'point'];
let newest = 0;

export const rowsOf = (levels: readonly LevelRow[]): Row[] =>
  levels.map((level) => ({ ...level, id: ++newest }));

/** The levels as an order takes them. */
export const levelsOf = (rows: readonly Row[]): LevelRow[] => rows.map(({ id: _, ...level }) => level);

/** The stakes that the list shows: those that some level has, and the ante that the edition takes. */
export function stakesOf(rows: readonly LevelRow[], anteFormat: string): Stake[] {
  const taken: Stake | null =
    anteFormat === 'none' ? null : anteFormat === 'per-player' ? 'ante_each' : 'ante';
  const byPoints = rows.some(({ point }) => point);
  return STAKES.filter(
    (stake) =>
      (stake === taken && !byPoints) ||
      (stake !== 'ante' && stake !== 'ante_each' && rows.some((row) => row[stake])),
  );
}

/** These minutes for each level from this number on. */
export const withMinutes = (rows: readonly Row[], minutes: number, from: number): Row[] =>
  rows.map((row, at) => (at + 1 >= from ? { ...row, seconds: Math.round(60 * minutes) } : row));

/** Another level like this one behind it, without what follows it. */
export function withCopy(rows: readonly Row[], at: number): Row[] {
  const copy: Row = { ...rows[at]!, id: ++newest, break_seconds: 0, color_ups: [] };
  return [...rows.slice(0, at), { ...copy }, { ...rows[at]! }, ...rows.slice(at + 1)];
}

export const without = (rows: readonly Row[], at: number): Row[] => rows.filter((_, n) => n !== at);

/** The level a place earlier; what follows the two stays where it is. */
export function earlier(rows: readonly Row[], at: number): Row[] {
  const [one, other] = [rows[at - 1]!, rows[at]!];
  const behind = ({ break_seconds, color_ups }: Row) => ({ break_seconds, color_ups });
  const both = [
    { ...other, ...behind(one) },
    { ...one, ...behind(other) },
  ] as Row[];
  return [...rows.slice(0, at - 1), ...both, ...rows.slice(at + 1)];
}

/** Minutes as one types them: 15, or 1.5. */
export const minutesOf = (seconds: number | null | undefined): number | null =>
  seconds == null ? null : Math.round(seconds / 0.6) / 100;
export const secondsOf = (minutes: number): number => Math.max(0, Math.round(60 * minutes));
