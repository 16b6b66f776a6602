import { untrack } from 'svelte';
import { calming, warning } from '../pieces/stale.svelte';
import type { TableView } from '../protocol';
import { clock } from '../wire/clock.svelte';
import { room } from '../wire/room.svelte';
import { say, timeLeft } from '../words/words.svelte';

/**
 * A lost connection while the cards are to be set: the edition gives so many seconds in one hand to come back, and the
 * time to set them stands still meanwhile.
 */
export class Returning {
  #view: () => TableView;
  #stood = $state<number | null>(null);
  /** The hand in which the connection was lost before, and for how long in all. */
  #before = { hand: 0, ms: 0 };

  constructor(view: () => TableView) {
    this.#view = view;
    $effect(() => {
      if (!this.#view().thirteen?.options) return;
      warning.words = (goneMs) => this.#words(goneMs);
      return () => (warning.words = null);
    });
    $effect(() => {
      const lost = room.lostAt;
      if (lost === null) return;
      this.#stood = untrack(() => clock.now);
      return () => {
        this.#stood = null;
        const hand = untrack(() => this.#view().thirteen?.number ?? 0);
        const before = this.#before.hand === hand ? this.#before.ms : 0;
        this.#before = { hand, ms: before + Date.now() - lost };
      };
    });
  }

  /** The room's time; while there is no connection, the moment at which the player's own time stood still. */
  get now(): number {
    return this.#stood ?? clock.now;
  }

  #words(goneMs: number): string {
    const { thirteen, terms } = this.#view();
    if (!thirteen?.options) return calming(true);
    const before = this.#before.hand === thirteen.number ? this.#before.ms : 0;
    const leftMs = 1_000 * thirteen.options.reconnect_s - before - goneMs;
    const after = thirteen.tournament ? 'surrendered' : terms?.leaves ? 'leaves' : 'stays';
    return leftMs > 0
      ? say('stale-thirteen', { left: timeLeft(leftMs), after })
      : say('stale-thirteen-over', { after });
  }
}
