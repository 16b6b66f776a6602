import type { Arranging } from './arranging.svelte';
import { PLACES, ROWS, roomIn, type Place } from './rows';

/** What the keys can come to: a card, or the room that is left in a row. */
export type Stop = { key: string; place: Place; card: string | null };

/** One stop of the board takes the focus; arrows lead from it to its neighbours. */
export class Roving {
  #arranging: Arranging;
  #key = $state('');
  #line = $state(PLACES.length - 1);
  #at = $state(0);

  constructor(arranging: Arranging) {
    this.#arranging = arranging;
  }

  /** All stops, place by place. */
  lines: Stop[][] = $derived.by(() =>
    PLACES.map((place) => {
      const { layout, sizes } = this.#arranging;
      const cards: Stop[] = this.#arranging.shown(place).map((card) => ({ key: card, place, card }));
      const room = place !== 'hand' && roomIn(layout, sizes, place) > 0;
      return room ? [...cards, { key: slotOf(place), place, card: null }] : cards;
    }),
  );

  /** Where the focus is: on what it came to, or where that is gone, on what stands there now. */
  here: Stop | null = $derived.by(() => {
    const same = this.lines.flat().find(({ key }) => key === this.#key);
    const line = this.lines[this.#line]?.length ? this.lines[this.#line]! : this.#nearest();
    return same && this.#place(same) === this.#line
      ? same
      : (line[Math.min(this.#at, line.length - 1)] ?? null);
  });

  /** The focus has come to a stop. */
  come(key: string): void {
    const line = this.lines.findIndex((stops) => stops.some((stop) => stop.key === key));
    if (line < 0) return;
    this.#key = key;
    this.#line = line;
    this.#at = this.lines[line]!.findIndex((stop) => stop.key === key);
  }

  /** On to a neighbour: along a row, or to the next place above or below that has any stop. */
  step(along: number, down: number): void {
    const here = this.here;
    if (!here) return;
    this.come(here.key);
    if (down === 0) {
      const line = this.lines[this.#line]!;
      this.come(line[Math.min(line.length - 1, Math.max(0, this.#at + along))]!.key);
      return;
    }
    for (let line = this.#line + down; line >= 0 && line < this.lines.length; line += down) {
      const stops = this.lines[line]!;
      if (stops.length > 0) return this.come(stops[Math.min(this.#at, stops.length - 1)]!.key);
    }
  }

  #place({ place }: Stop): number {
    return PLACES.indexOf(place);
  }

  #nearest(): Stop[] {
    return [...this.lines].reverse().find((stops) => stops.length > 0) ?? [];
  }
}

/** The name of a row's room among the stops. */
export function slotOf(place: Place): string {
  return `room-${ROWS.find((row) => row === place) ?? place}`;
}
