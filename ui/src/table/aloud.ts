import type { TableView, ThirteenView } from '../protocol';
import { nameAt } from './facts';
import { awarded } from './situation';
import { listed, say } from '../words/words.svelte';

/** What is said aloud at a table: once for each `key`. */
export interface Aloud {
  key: string;
  words: string;
}

/** That it is the viewer's turn, or who has won; null while there is neither to say. */
export function aloud(view: TableView, nowMs: number): Aloud | null {
  if (view.thirteen) return thirteenAloud(view, view.thirteen);
  const hand = view.hand;
  if (!hand) return null;
  if (hand.options) return { key: `turn ${hand.number}:${hand.turn}`, words: say('your-turn') };
  const won = awarded(view, nowMs);
  return won && { key: `won ${hand.number}`, words: won.main };
}

function thirteenAloud(view: TableView, { number, options, over, seats }: ThirteenView): Aloud | null {
  if (options) return { key: `turn ${number}`, words: say('your-turn') };
  const won = seats.filter(({ net, rake }) => over && net > rake);
  if (won.length === 0) return null;
  const words = won.map(({ seat, net, rake }) =>
    seat === view.my_seat
      ? say('won-amount', { amount: net - rake })
      : say('won-player', { player: nameAt(view, seat), amount: net - rake }),
  );
  return { key: `won ${number}`, words: listed(words) };
}
