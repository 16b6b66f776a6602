import { SvelteSet } from 'svelte/reactivity';
import type { EventView, TableView } from '../protocol';
import { pathTo } from '../pages';
import { route } from '../route.svelte';
import { room, type Topic } from '../wire/room.svelte';

/** Events in which this page goes on watching after its own end. */
const watchedOn = new SvelteSet<string>();

/**
 * Being at a table without deciding in a hand: coming back after being away, watching on after one's own end, going
 * on to another table when this one has been broken, leaving.
 */
export class Visit {
  readonly event: string;
  #topic: Topic<EventView>;

  constructor(event: string, view: () => TableView | null) {
    this.event = event;
    this.#topic = room.topic('event', event);
    // A broken table hears no more; the event's own page tells the rest.
    const broken = $derived(view()?.state === 'broken');
    $effect(() => (broken ? this.#topic.watch() : undefined));
  }

  /** Whether to watch on has been chosen. */
  get watching(): boolean {
    return watchedOn.has(this.event);
  }

  /** A table that is still in play, once this one is not: the fullest. */
  next: number | null = $derived.by(() => {
    const view = this.#topic.view;
    if (!view) return null;
    const open = view.tables.filter(({ state }) => state !== 'broken' && state !== 'over');
    return [...open].sort((a, b) => b.players.length - a.players.length)[0]?.table ?? null;
  });

  /** The table's view with what only the event knows by now: that it is over, and who won it. */
  told(view: TableView): TableView {
    const event = this.#topic.view;
    if (view.state !== 'broken' || event?.line.state !== 'over') return view;
    return { ...view, state: 'over', winner: event.line.winner, clock: event.clock };
  }

  back(): void {
    void room.ask({ type: 'back', event: this.event });
  }

  watchOn(): void {
    watchedOn.add(this.event);
    this.goOn();
  }

  /** To a table that is in play, if this one is not. */
  goOn(): void {
    if (this.next !== null) route.go(pathTo('table', { event: this.event, table: this.next }), 'replace');
  }

  leave(): void {
    route.go('/');
  }
}
