import type { RulerView } from '../protocol';

/** Nearer than this the words of two marks would touch. */
const APART_LEAST = 0.2;
/** Where marks stand that do not fit to scale: the first, and how far the last is from the end. */
const FIRST = 0.42;
const LAST = 0.94;

/** Where everything of a ruling stands on its ruler, as shares of its length: to scale where there is room. */
export function placesOf({ to, marks }: RulerView): { put: number; marks: number[] } {
  const amounts = marks.map((mark) => mark.to);
  const most = Math.max(to, ...amounts);
  const scaled = amounts.map((amount) => amount / most);
  const apart = scaled.every((share, at) => at === 0 || share - scaled[at - 1]! >= APART_LEAST);
  if (apart && scaled[0]! >= APART_LEAST) return { put: to / most, marks: scaled };
  const step = amounts.length > 1 ? (LAST - FIRST) / (amounts.length - 1) : 0;
  const spread = amounts.map((_, at) => FIRST + at * step);
  return { put: between(to, [0, ...amounts, most + 1], [0, ...spread, 1]), marks: spread };
}

/** The share of an amount between the stops below and above it. */
function between(amount: number, stops: number[], shares: number[]): number {
  const above = stops.findIndex((stop) => stop >= amount);
  if (above <= 0) return shares[0]!;
  const [low, high] = [stops[above - 1]!, stops[above]!];
  const [from, till] = [shares[above - 1]!, shares[above]!];
  return from + ((amount - low) / (high - low)) * (till - from);
}
