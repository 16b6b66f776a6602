const UNITS: Record<string, number> = { '': 1, k: 1_000, 千: 1_000, m: 1_000_000, 万: 10_000, w: 10_000 };
const TYPED = /^(\d+(?:\.\d+)?)(k|m|w|千|万|bb|大盲|个大盲)?$/;

/**
 * Read an amount as people type it: "1200", "1,200", "1.2k", "2.5bb", "１２００", "1.5万". Null where it is no whole
 * number of chips.
 */
export function readAmount(text: string, bigBlind: number): number | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,'_]/g, '');
  const read = TYPED.exec(plain);
  if (!read) return null;
  const unit = read[2] ?? '';
  const amount = Number(read[1]) * (UNITS[unit] ?? bigBlind);
  const whole = Math.round(amount);
  return Math.abs(amount - whole) < 1e-6 && Number.isSafeInteger(whole) ? whole : null;
}

/** The nearest amount within both ends. */
export function within(amount: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, amount));
}
