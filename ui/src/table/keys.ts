/** The keys of the table, as the menu tells them. */
export const KEYS: readonly { keys: readonly string[]; code: string }[] = [
  { keys: ['F'], code: 'keys-fold' },
  { keys: ['C'], code: 'keys-call' },
  { keys: ['R'], code: 'keys-raise' },
  { keys: ['1', '…', '5'], code: 'keys-preset' },
  { keys: ['↑', '↓'], code: 'keys-step' },
  { keys: ['PgUp', 'PgDn'], code: 'keys-leap' },
  { keys: ['E'], code: 'keys-type' },
  { keys: ['1', '…', '5'], code: 'keys-pick' },
  { keys: ['D'], code: 'keys-draw' },
  { keys: ['P'], code: 'keys-pat' },
  { keys: ['I'], code: 'keys-bring-in' },
  { keys: ['S', 'M'], code: 'keys-show' },
  { keys: ['B'], code: 'keys-back' },
];

/** What a key means at the table. `step` is in big blinds; a place is a card's in a draw, else a preset's. */
export type KeyMeaning =
  | { does: 'fold' | 'check-or-call' | 'raise' | 'type' | 'show' | 'muck' | 'back' }
  | { does: 'draw' | 'stand-pat' | 'bring-in' }
  | { does: 'place'; at: number }
  | { does: 'step'; by: number };

const MEANINGS: Record<string, KeyMeaning> = {
  f: { does: 'fold' },
  c: { does: 'check-or-call' },
  r: { does: 'raise' },
  e: { does: 'type' },
  s: { does: 'show' },
  m: { does: 'muck' },
  b: { does: 'back' },
  d: { does: 'draw' },
  p: { does: 'stand-pat' },
  i: { does: 'bring-in' },
  ArrowUp: { does: 'step', by: 1 },
  ArrowDown: { does: 'step', by: -1 },
  '+': { does: 'step', by: 1 },
  '-': { does: 'step', by: -1 },
  PageUp: { does: 'step', by: 5 },
  PageDown: { does: 'step', by: -5 },
};

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  target: EventTarget | null;
}

/** The meaning of a key press, null where it is not for the table: while typing, with a modifier, in a dialog. */
export function keyMeaning(press: Press): KeyMeaning | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if ((press.target as Element | null)?.closest?.('input, textarea, select, dialog')) return null;
  const meaning = /^[1-5]$/.test(press.key)
    ? ({ does: 'place', at: Number(press.key) - 1 } as const)
    : MEANINGS[press.key.length === 1 ? press.key.toLowerCase() : press.key];
  if (!meaning) return null;
  return press.repeat && meaning.does !== 'step' ? null : meaning;
}
