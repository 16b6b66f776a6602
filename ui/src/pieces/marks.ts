import type { RulerView } from '../protocol';

/** Nearer than this the words of two marks would touch. */
const APART_LEAST = 0.2;
/** Where the first and the last mark stand that do not fit to scale, where nothing is beyond them. */
const FIRST = 0.42;
const LAST = 0.94;
/** The same where more was put out than the last one: what is beyond has the rest of the line. */
const FIRST_BELOW = 0.2;
const LAST_BELOW = 0.64;

/** Where everything of a ruling stands on its ruler, as shares of its length: to scale where there is room. */
export function placesOf({ to, marks }: RulerView): { put: number; marks: number[] } {
  const amounts = marks.map((mark) => mark.to);
  const most = Math.max(to, ...amounts);
  const scaled = amounts.map((amount) => amount / most);
  const apart = scaled.every((share, at) => at === 0 || share - scaled[at - 1]! >= APART_LEAST);
  if (apart && scaled[0]! >= APART_LEAST) return { put: to / most, marks: scaled };
  const beyond = to > amounts.at(-1)!;
  const [first, last] = beyond ? [FIRST_BELOW, LAST_BELOW] : [FIRST, LAST];
  const step = amounts.length > 1 ? (last - first) / (amounts.length - 1) : 0;
  const spread = amounts.map((_, at) => first + at * step);
  // a total of twice the last mark, or more, is at the end
  const end = beyond ? Math.max(to, 2 * amounts.at(-1)!) : most + 1;
  return { put: between(to, [0, ...amounts, end], [0, ...spread, 1]), marks: spread };
}

/** The share of an amount between the stops below and above it. */
function between(amount: number, stops: number[], shares: number[]): number {
  const above = stops.findIndex((stop) => stop >= amount);
  if (above <= 0) return shares[0]!;
  const [low, high] = [stops[above - 1]!, stops[above]!];
  const [from, till] = [shares[above - 1]!, shares[above]!];
  return from + ((amount - low) / (high - low)) * (till - from);
}
