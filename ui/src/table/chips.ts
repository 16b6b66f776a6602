const CHIPS = [25_000, 5_000, 1_000, 500, 100, 25, 5, 1] as const;
const SHOWN_MOST = 5;

/** The chips that stand for an amount, largest first, at most five: a picture, not a count. */
export function stackOf(amount: number): number[] {
  const stack: number[] = [];
  let left = amount;
  for (const chip of CHIPS) {
    while (left >= chip && stack.length < SHOWN_MOST) {
      stack.push(chip);
      left -= chip;
    }
  }
  return stack;
}

/**
 * The unit that amounts of this level are talked about in: the largest chip that makes up the small blind.
 * Presets are rounded down to it; typed amounts are not.
 */
export function unitOf(smallBlind: number): number {
  return CHIPS.find((chip) => smallBlind > 0 && smallBlind % chip === 0) ?? 1;
}
