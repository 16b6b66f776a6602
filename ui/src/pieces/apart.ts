/** So much stands between two words at least, in pixels. */
const GAP = 8;

/**
 * Where words of such widths begin on a line of so much `room`, in pixels: each as near as can be to where it
 * is wanted, none over another. Too many of them go beyond the end.
 */
export function apart(wanted: readonly number[], widths: readonly number[], room: number): number[] {
  const before = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + GAP, 0));
  const spare = Math.max(0, room - lengthOf(widths));
  // words that would touch become one group, which stands in the middle of what its members want
  const groups: { sum: number; size: number }[] = [];
  wanted.forEach((left, at) => {
    let group = { sum: left - before[at]!, size: 1 };
    for (
      let last = groups.at(-1);
      last && last.sum / last.size > group.sum / group.size;
      last = groups.at(-1)
    ) {
      groups.pop();
      group = { sum: last.sum + group.sum, size: last.size + group.size };
    }
    groups.push(group);
  });
  const shifts = groups.flatMap(({ sum, size }) => Array<number>(size).fill(sum / size));
  return shifts.map((shift, at) => Math.min(Math.max(shift, 0), spare) + before[at]!);
}

/** Those of the words, by their place, that have room on the line: of too many, who stand nearest go first. */
export function fitting(wanted: readonly number[], widths: readonly number[], room: number): number[] {
  const kept = widths.map((_, at) => at);
  while (kept.length > 1 && lengthOf(kept.map((at) => widths[at]!)) > room) {
    const free = kept.map((at, n) => (n === 0 ? Infinity : wanted[at]! - wanted[kept[n - 1]!]!));
    kept.splice(free.indexOf(Math.min(...free)), 1);
  }
  return kept;
}

const lengthOf = (widths: readonly number[]) =>
  widths.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, widths.length - 1);
