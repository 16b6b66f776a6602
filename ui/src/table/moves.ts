import type { Action, Options } from '../protocol';
import { say } from '../words/words.svelte';
import type { Decision } from './decision.svelte';

/** A button of the dock: what it does, and the exact words of it. */
export interface Move {
  code:
    | 'fold'
    | 'check'
    | 'call'
    | 'bet'
    | 'raise'
    | 'complete'
    | 'bring-in'
    | 'stand-pat'
    | 'draw'
    | 'throw'
    | 'show'
    | 'muck';
  action: Action;
  words: string;
  main: boolean;
  /** The amount in mind is none that may be bet: its words are the bounds, and it cannot be pressed. */
  barred: boolean;
}

/** What stands behind the buttons: the amount in mind, how it is called, and what is left behind. */
export interface Sizing {
  code: 'bet' | 'raise' | 'complete';
  amount: number;
  legal: boolean;
  allIn: boolean;
  stack: number;
}

/** The buttons for what may be done now, in their fixed order; `picked` are the cards chosen to be thrown away. */
export function movesOf(
  options: Options,
  { code, amount, legal, allIn, stack }: Sizing,
  picked: readonly string[],
): Move[] {
  const moves: Move[] = [];
  const add = (code: Move['code'], action: Action, words: string, main = false, barred = false) =>
    moves.push({ code, action, words, main, barred });
  if (options.discard) addThrows(options.discard, picked, add);
  if (options.fold) add('fold', { type: 'fold' }, say('button-fold'));
  if (options.check) add('check', { type: 'check' }, say('button-check'), !options.bet_to);
  if (options.call !== null) {
    const words = options.to_call === stack ? 'button-call-all-in' : 'button-call';
    add('call', { type: 'call' }, say(words, { amount: options.to_call }), !options.bet_to);
  }
  if (options.bring_in !== null)
    add(
      'bring-in',
      { type: 'bring-in' },
      say('button-bring-in', { amount: options.bring_in }),
      !options.bet_to,
    );
  if (options.bet_to) {
    const [least, most] = options.bet_to;
    const words = legal
      ? say(allIn ? 'button-all-in' : `button-${code}`, { to: amount })
      : say(`button-${code}-bounds`, { least, most });
    add(code, { type: 'raise', to: amount }, words, true, !legal);
  }
  if (options.muck) add('muck', { type: 'muck' }, say('button-muck'), !options.show);
  if (options.show) add('show', { type: 'show' }, say('button-show'), true);
  return moves;
}

/** In a draw one stands pat or changes what is chosen; where cards must go, as many as must. */
function addThrows(
  [least]: readonly [number, number],
  picked: readonly string[],
  add: (code: Move['code'], action: Action, words: string, main?: boolean) => void,
): void {
  const thrown: Action = { type: 'discard', cards: [...picked] };
  if (least > 0) return void add('throw', thrown, say('button-throw', { count: least }), true);
  add('stand-pat', { type: 'discard', cards: [] }, say('button-stand-pat'), picked.length === 0);
  if (picked.length > 0) add('draw', thrown, say('button-draw', { count: picked.length }), true);
}

/** The buttons that bet or raise, of which one is there at most. */
export const RAISES = ['bet', 'raise', 'complete'] as const satisfies readonly Move['code'][];

/** Do by key what the first button of these does, if it is there. */
export async function doMove(decision: Decision, codes: readonly Move['code'][]): Promise<void> {
  const moves = decision.options ? movesOf(decision.options, decision.sizing, decision.picked) : [];
  const move = moves.find(({ code }) => codes.includes(code));
  if (move) await decision.act(move.action, move.words, true);
}
