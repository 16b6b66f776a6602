import { refusalWords, type RefusalWords } from '../pieces/refusal';
import type { KeptSeatView, WaitView } from '../protocol';
import { room } from '../wire/room.svelte';
import type { Seat } from './seat';

const KEY = 'ruleone-waits';
const SETTLES_MS = 5_000;

/** Where one waits: at a table, or with null at any table of the stakes. */
export interface WaitedFor {
  stakes: string;
  table: string | null;
}

/** One's places on waiting lists: asked for, given up, and remembered so that every page tells of a seat that is kept. */
class Waits {
  /** Whether one may have a place somewhere: only then does a page look at the lobby for it. */
  any = $state(localStorage.getItem(KEY) !== null);
  #askedAt = -SETTLES_MS;

  async wait({ stakes, table }: WaitedFor): Promise<RefusalWords | null> {
    const result = await room.ask({ type: 'wait-for-seat', stakes, event: table });
    if (result.type === 'refusal' && result.code !== 'waits-already') return refusalWords(result);
    this.#askedAt = performance.now();
    this.#keep(true);
    return null;
  }

  async stop({ stakes, table }: WaitedFor): Promise<RefusalWords | null> {
    const result = await room.ask({ type: 'stop-waiting', stakes, event: table });
    return result.type === 'refusal' && result.code !== 'waits-not' ? refusalWords(result) : null;
  }

  /** What the lobby says of it; a view from before one has asked says nothing. */
  told(waits: readonly WaitView[]): void {
    if (waits.length === 0 && performance.now() - this.#askedAt < SETTLES_MS) return;
    this.#keep(waits.length > 0);
  }

  #keep(any: boolean): void {
    this.any = any;
    if (any) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  }
}

export const waits = new Waits();

/** The seat that is kept for one, to sit down at it. */
export function seatKept(wait: WaitView, kept: KeptSeatView): Seat {
  return {
    stakes: wait.stakes,
    table: kept.table,
    game: wait.game,
    small: wait.small_blind,
    big: wait.big_blind,
    point: wait.point,
    bonus: wait.bonus,
    buyIn: wait.buy_in,
    house: null,
    running: true,
  };
}
