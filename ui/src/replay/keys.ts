/** The keys of the replayer, as its page tells them. */
export const KEYS: readonly { keys: readonly string[]; code: string }[] = [
  { keys: ['←', '→'], code: 'keys-replay-action' },
  { keys: ['↑', '↓'], code: 'keys-replay-street' },
  { keys: ['PgUp', 'PgDn'], code: 'keys-replay-street' },
  { keys: ['Home', 'End'], code: 'keys-replay-ends' },
  { keys: ['P', '␣'], code: 'keys-replay-play' },
  { keys: ['S'], code: 'keys-replay-speed' },
  { keys: ['B', 'N'], code: 'keys-replay-hands' },
];

export type ReplayKey =
  'back' | 'on' | 'street-back' | 'street-on' | 'first' | 'last' | 'play' | 'faster' | 'before' | 'after';

const MEANINGS: Record<string, ReplayKey> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'street-back',
  ArrowDown: 'street-on',
  PageUp: 'street-back',
  PageDown: 'street-on',
  Home: 'first',
  End: 'last',
  p: 'play',
  ' ': 'play',
  s: 'faster',
  b: 'before',
  n: 'after',
};

/** What a key that is held does once. */
const ONCE = new Set<ReplayKey>(['play', 'faster', 'before', 'after']);

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
  target: EventTarget | null;
}

/** The meaning of a key press, null where it is not for the replayer: with a modifier, in a list or a dialog. */
export function keyMeaning(press: Press): ReplayKey | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey) return null;
  const inside = (press.target as Element | null)?.closest?.('input, textarea, select, dialog');
  if (inside && inside.getAttribute('type') !== 'range') return null;
  // The space bar presses a button that has the focus.
  if (press.key === ' ' && (press.target as Element | null)?.closest?.('button, a, summary')) return null;
  const meaning = MEANINGS[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? null;
  return press.repeat && meaning !== null && ONCE.has(meaning) ? null : meaning;
}
