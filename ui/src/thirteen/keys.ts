import { ROWS, type Place } from './rows';

/** What a key means on the board. */
export type BoardKey =
  | { does: 'step'; along: number; down: number }
  | { does: 'send'; to: Place }
  | { does: 'let-go' | 'undo' | 'swap' | 'by-rank' | 'by-suit' };

/** The keys of the board, as the menu tells them. */
export const KEYS: readonly { keys: readonly string[]; code: string }[] = [
  { keys: ['←', '→', '↑', '↓'], code: 'thirteen-keys-arrows' },
  { keys: ['Enter'], code: 'thirteen-keys-pick' },
  { keys: ['1', '2', '3'], code: 'thirteen-keys-send' },
  { keys: ['0'], code: 'thirteen-keys-hand' },
  { keys: ['Esc'], code: 'thirteen-keys-let-go' },
  { keys: ['X'], code: 'thirteen-keys-swap' },
  { keys: ['Z'], code: 'thirteen-keys-undo' },
  { keys: ['R', 'S'], code: 'thirteen-keys-sort' },
];

const MEANINGS: Record<string, BoardKey> = {
  ArrowLeft: { does: 'step', along: -1, down: 0 },
  ArrowRight: { does: 'step', along: 1, down: 0 },
  Home: { does: 'step', along: -99, down: 0 },
  End: { does: 'step', along: 99, down: 0 },
  ArrowUp: { does: 'step', along: 0, down: -1 },
  ArrowDown: { does: 'step', along: 0, down: 1 },
  '1': { does: 'send', to: ROWS[0] },
  '2': { does: 'send', to: ROWS[1] },
  '3': { does: 'send', to: ROWS[2] },
  '0': { does: 'send', to: 'hand' },
  Backspace: { does: 'send', to: 'hand' },
  Escape: { does: 'let-go' },
  z: { does: 'undo' },
  x: { does: 'swap' },
  r: { does: 'by-rank' },
  s: { does: 'by-suit' },
};

/** The meaning of a key press on the board, null where it has none. */
export function boardKey(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): BoardKey | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  return MEANINGS[press.key.length === 1 ? press.key.toLowerCase() : press.key] ?? null;
}
