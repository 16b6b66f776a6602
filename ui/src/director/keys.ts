/** The keys of an event's director, as the menu and the key "?" tell them. A key presses the button that names it. */
export const KEYS: readonly { keys: readonly string[]; code: string }[] = [
  { keys: ['P'], code: 'director-keys-pause' },
  { keys: ['N'], code: 'director-keys-next-level' },
  { keys: ['+'], code: 'director-keys-minute-more' },
  { keys: ['−'], code: 'director-keys-minute-less' },
  { keys: ['/'], code: 'director-keys-search' },
  { keys: ['U'], code: 'director-keys-undo' },
  { keys: ['?'], code: 'director-keys-sheet' },
];

/** What a key is called where its button stands (`aria-keyshortcuts`); null presses none but shows the keys. */
const MEANINGS: Record<string, string | null> = {
  p: 'P',
  n: 'N',
  '+': 'Plus',
  '=': 'Plus',
  '-': '-',
  '−': '-',
  '/': '/',
  u: 'U',
  '?': null,
};

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  target: EventTarget | null;
}

/**
 * What a key press means to an event's director: the button that it presses, by its `aria-keyshortcuts`, or null for the
 * sheet of the keys. Undefined where it means nothing: with a modifier, held, while typing, or with a sheet `open`.
 */
export function keyMeaning(press: Press, open: boolean): string | null | undefined {
  if (open || press.repeat || press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if ((press.target as Element | null)?.closest?.('input, textarea, select, dialog')) return undefined;
  return MEANINGS[press.key.length === 1 ? press.key.toLowerCase() : press.key];
}
