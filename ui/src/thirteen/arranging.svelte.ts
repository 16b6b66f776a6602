import type { ThirteenView } from '../protocol';
import { nameCard, say } from '../words/words.svelte';
import { begunOf, forgetBegun, keepBegun } from './begun';
import { ordered, inRow, type Order } from './order';
import {
  dealt,
  filled,
  isComplete,
  laid,
  lastRow,
  placeOf,
  put,
  roomIn,
  swapped,
  type Layout,
  type Place,
  type Row,
  type Sizes,
  type Target,
} from './rows';

const CARDS = 13;

/** The viewer's thirteen cards while they are put in rows. Nothing here is sent: that is `Setting`'s. */
export class Arranging {
  layout = $state.raw<Layout>(dealt([]));
  /** The cards that are picked up; they all come from one place. */
  picked = $state.raw<readonly string[]>([]);
  order = $state<Order>('rank');
  /** What was done last, for who does not see it. */
  told = $state('');

  #view: () => ThirteenView | null;
  #table: string;
  #past = $state.raw<readonly Layout[]>([]);
  #dealt = '';

  /** `table` is the name under which this browser keeps what is laid. */
  constructor(view: () => ThirteenView | null, table: string) {
    this.#view = view;
    this.#table = table;
    $effect.pre(() => this.#follow());
    $effect(() => this.#keep());
  }

  /** Whether the cards can still be moved. */
  open: boolean = $derived.by(() => this.#view()?.options != null);

  complete: boolean = $derived.by(() => isComplete(this.layout));

  /** The one row that takes all that is left in hand. */
  last: Row | null = $derived.by(() => (this.open ? lastRow(this.layout, this.sizes) : null));

  sizes: Sizes = $derived.by(() => {
    const { front, middle, back } = this.#view()?.options ?? {};
    const rows = this.layout;
    return {
      front: front ?? rows.front.length,
      middle: middle ?? rows.middle.length,
      back: back ?? rows.back.length,
    };
  });

  /** The rows as the room takes them. */
  rows: Record<Row, string[]> = $derived.by(() => ({
    front: [...this.layout.front],
    middle: [...this.layout.middle],
    back: [...this.layout.back],
  }));

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** The cards of a place as they lie there. */
  shown(place: Place): string[] {
    const cards = this.layout[place];
    return place === 'hand' ? ordered(cards, this.order) : inRow(cards, this.order);
  }

  /** A card was tapped: it is picked up or put down; or what is picked up goes where it lies. */
  press(card: string): void {
    if (!this.open) return;
    const place = placeOf(this.layout, card);
    const [held] = this.picked;
    if (held && placeOf(this.layout, held) !== place) return this.put({ place, card });
    const others = this.picked.filter((other) => other !== card);
    this.picked = others.length < this.picked.length ? others : [...others, card];
    const code = this.picked.includes(card) ? 'thirteen-told-picked' : 'thirteen-told-let-go';
    this.told = say(code, { named: nameCard(card) });
  }

  /** Put what is picked up, or these cards, at a target. */
  put(target: Target, cards: readonly string[] = this.picked): void {
    if (!this.open || cards.length === 0) return;
    const [from, room] = [this.layout, roomIn(this.layout, this.sizes, target.place)];
    const changed = this.#become(put(from, this.sizes, cards, target));
    const [card = ''] = cards;
    const row = target.place;
    if (!changed) {
      if (placeOf(from, card) !== row) this.told = say('thirteen-told-full', { row });
    } else if (room <= 0) {
      this.told = say('thirteen-told-exchanged', {
        named: nameCard(card),
        other: nameCard(target.card ?? ''),
      });
    } else if (row === 'hand') {
      this.told = say('thirteen-told-back', { named: nameCard(card), count: cards.length });
    } else {
      this.told = say('thirteen-told-put', {
        named: nameCard(card),
        count: Math.min(cards.length, room),
        row,
        has: this.layout[row].length,
        takes: this.sizes[row],
      });
    }
  }

  /** Let go what is picked up. */
  letGo(): void {
    if (this.picked.length > 0) this.told = say('thirteen-told-let-go-all');
    this.picked = [];
  }

  /** The last row takes what is left in hand. */
  fillLast(): void {
    const row = this.last;
    if (row) this.put({ place: row }, this.shown('hand'));
  }

  /** Every row takes what it can of what is left: for a natural, whose rows are not compared. */
  fillAll(): void {
    if (this.open) this.#become(filled(this.layout, this.sizes));
  }

  swap(): void {
    if (this.open && this.#become(swapped(this.layout))) this.told = say('thirteen-told-swapped');
  }

  clear(): void {
    const cards = this.#view()?.seats.find(({ seat }) => seat === this.#view()?.viewer)?.cards ?? [];
    if (this.open && this.#become(dealt(cards))) this.told = say('thirteen-told-cleared');
  }

  /** Take these rows over, front to back. */
  lay(rows: readonly (readonly string[])[]): void {
    if (this.open && this.#become(laid(rows))) this.told = say('thirteen-told-laid');
  }

  sort(order: Order): void {
    this.order = order;
    this.told = say(`thirteen-told-by-${order}`);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!this.open || !before) return;
    this.#past = this.#past.slice(0, -1);
    this.layout = before;
    this.picked = [];
    this.told = say('thirteen-told-undone');
  }

  /** Take over another layout; whether it is another one. */
  #become(layout: Layout): boolean {
    if (layout === this.layout) return false;
    this.#past = [...this.#past, this.layout];
    this.layout = layout;
    this.picked = [];
    return true;
  }

  /** What is laid outlasts a page that is loaded anew, until the cards are set. */
  #keep(): void {
    const hand = this.#view()?.number;
    if (!this.open || hand === undefined || this.layout.hand.length === CARDS) forgetBegun(this.#table);
    else keepBegun(this.#table, hand, this.layout);
  }

  /**
   * Each hand begins with all cards in hand, or as they were laid before the page was loaded anew; once they are set,
   * by whomever, they lie as the room has them.
   */
  #follow(): void {
    const view = this.#view();
    const mine = view?.seats.find(({ seat }) => seat === view.viewer);
    const set = mine?.rows.map(({ cards }) => cards) ?? [];
    const key = mine ? `${view?.number} ${mine.cards.join()} ${set.join()}` : '';
    if (key === this.#dealt) return;
    this.#dealt = key;
    this.#past = [];
    this.picked = [];
    const begun = view && mine && this.open ? begunOf(this.#table, view.number, mine.cards) : null;
    this.layout = set.length > 0 ? laid(set) : (begun ?? dealt(mine?.cards ?? []));
  }
}
