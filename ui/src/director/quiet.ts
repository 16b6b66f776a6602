import type { MatterView } from '../protocol';

const MINUTE_MS = 60_000;

/** A reminder of a table of which nobody reports anything: it is there once its time has come. */
const isQuiet = ({ code }: MatterView): boolean => code === 'table-quiet';

/** What needs a look at this time of the room. */
export const shownAt = (matters: readonly MatterView[], now: number): MatterView[] =>
  matters.filter((matter) => !isQuiet(matter) || (matter.at_ms ?? now) <= now);

/** What words say of a matter now: a table is quiet for longer and longer. */
export function toldAt(matter: MatterView, now: number): MatterView['parameters'] {
  if (!isQuiet(matter) || matter.at_ms === null) return matter.parameters;
  const since = Math.max(0, Math.floor((now - matter.at_ms) / MINUTE_MS));
  return { ...matter.parameters, minutes: Number(matter.parameters.minutes) + since };
}

/** The time until which something comes, null where it is there. */
export const comesAt = (matter: MatterView): number | null => (isQuiet(matter) ? null : matter.at_ms);
