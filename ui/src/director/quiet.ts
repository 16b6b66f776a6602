import { amountIn } from '../pieces/money';
import type { MatterView } from '../protocol';

const MINUTE_MS = 60_000;
/** So long before its start an event is named that has too few entries: earlier they are still to come. */
const START_MS = 2 * 24 * 60 * MINUTE_MS;

/** A reminder of a table of which nobody reports anything: it is there once its time has come. */
const isQuiet = ({ code }: MatterView): boolean => code === 'table-quiet';

/** What is told of only once its time has come. */
const COMES_THEN = ['table-quiet', 'prepare-decks'];

const FEW = ['start-nobody-entered', 'start-too-few-entries'];

/** The time from which somebody is told of it. */
function fromWhen(matter: MatterView): number {
  if (matter.at_ms === null) return 0;
  if (FEW.includes(matter.code)) return matter.at_ms - START_MS;
  return COMES_THEN.includes(matter.code) ? matter.at_ms : 0;
}

/** What needs a look at this time of the room. */
export const shownAt = (matters: readonly MatterView[], now: number): MatterView[] =>
  matters.filter((matter) => fromWhen(matter) <= now);

const AMOUNTS = ['amount', 'paid', 'owed'];

/** The numbers of a matter for its words: amounts with the currency in which the event is paid. */
export const amountsIn = (told: MatterView['parameters'], currency: string): MatterView['parameters'] =>
  Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      AMOUNTS.includes(name) && typeof value === 'number' ? amountIn(value, currency) : value,
    ]),
  );

/** What words say of a matter now: a table is quiet for longer and longer. */
export function toldAt(matter: MatterView, now: number): MatterView['parameters'] {
  if (!isQuiet(matter) || matter.at_ms === null) return matter.parameters;
  const since = Math.max(0, Math.floor((now - matter.at_ms) / MINUTE_MS));
  return { ...matter.parameters, minutes: Number(matter.parameters.minutes) + since };
}

/** The time until which something comes, null where it is there. */
export const comesAt = (matter: MatterView): number | null =>
  COMES_THEN.includes(matter.code) ? null : matter.at_ms;
