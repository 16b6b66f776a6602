import type { TableView } from '../protocol';
import { situationOf, type Situation } from '../table/situation';
import { say } from '../words/words.svelte';
import { signedAmount } from './points';

/** Whether this table plays 13-card poker. */
export function isThirteen(view: TableView): boolean {
  return view.terms !== null;
}

/** What goes on at the table, at one glance; between hands as at any other table. */
export function thirteenSituation(view: TableView, nowMs: number, watching: boolean): Situation {
  const hand = view.thirteen;
  if (!hand || view.state === 'paused' || view.state === 'frozen') return situationOf(view, nowMs, watching);
  const waiting = hand.to_arrange.length;
  if (hand.over) {
    const mine = hand.seats.find(({ seat }) => seat === view.my_seat);
    const net = mine ? mine.net - mine.rake : 0;
    return {
      tone: net > 0 ? 'pine' : 'calm',
      icon: net > 0 ? 'tick' : 'flag',
      state: say('story-over', { number: hand.number }),
      main: mine ? signedAmount(net) : say('thirteen-all-rows'),
      more: '',
    };
  }
  const away = !view.cash && (view.players.find(({ seat }) => seat === view.my_seat)?.away ?? false);
  if (away && !hand.options)
    return {
      tone: 'turn',
      icon: 'warning',
      state: say('thirteen-away'),
      main: say('thirteen-away-cost'),
      more: '',
    };
  if (hand.options)
    return {
      tone: 'turn',
      icon: 'clock',
      state: say('your-turn'),
      main: say('thirteen-arrange'),
      more: '',
    };
  if (hand.viewer !== null)
    return {
      tone: 'pine',
      icon: 'tick',
      state: say('story-hand', { number: hand.number }),
      main: say('thirteen-set-yours'),
      more: say('thirteen-set-waiting', { count: waiting }),
    };
  return {
    tone: 'calm',
    icon: 'eye',
    state: say(view.my_seat === null ? 'watching' : 'not-dealt-in'),
    main: say('thirteen-watching', { count: waiting }),
    more: '',
  };
}
