import type { OutOfOrder, Refusal, RowName, RowsStand, ThirteenView } from '../protocol';
import { say } from '../words/words.svelte';
import type { Arranging } from './arranging.svelte';
import { worth } from './points';
import { ROWS, type Row } from './rows';

/** So long cards lie still before the room is asked how they stand. */
const STILL_MS = 120;

/** How rows stand, as the room judges them. */
export interface Standing {
  /** What each full row makes. */
  names: Readonly<Partial<Record<Row, RowName>>>;
  /** Points that a row is worth where it wins with a bonus. */
  bonuses: Readonly<Partial<Record<Row, number>>>;
  /** Which rows are out of order: a foul, as they lie. */
  wrong: readonly OutOfOrder[];
  /** The best natural that the thirteen cards hold. */
  natural: RowsStand['natural'];
  /** Whether the room has judged the rows as they lie now. */
  fresh: boolean;
}

type Check = (rows: Record<Row, string[]>, hand: number) => Promise<RowsStand | Refusal>;

interface Judged {
  hand: number;
  rows: Record<Row, string>;
  stand: RowsStand;
}

/** Asks the room how the viewer's rows stand while they are being set. What a row is worth is never judged here. */
export class Checking {
  #view: () => ThirteenView | null;
  #arranging: Arranging;
  #check: Check;
  #judged = $state.raw<Judged | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: () => ThirteenView | null, arranging: Arranging, check: Check) {
    this.#view = view;
    this.#arranging = arranging;
    this.#check = check;
    $effect(() => {
      if (!arranging.open) return;
      void arranging.rows;
      this.#timer = setTimeout(() => void this.#ask(), STILL_MS);
      return () => clearTimeout(this.#timer);
    });
  }

  /** How the rows stand, as far as it is known of the cards that lie there. */
  standing: Standing | null = $derived.by(() => {
    const [view, judged] = [this.#view(), this.#judged];
    if (!this.#arranging.open) return standingOf(view);
    if (!judged || judged.hand !== view?.number) return null;
    const lie = told(this.#arranging.rows);
    const same = ROWS.filter((row) => lie[row] === judged.rows[row]);
    const fresh = same.length === ROWS.length;
    const of = <T>(what: (row: Row) => T | undefined) =>
      Object.fromEntries(same.flatMap((row) => (what(row) ? [[row, what(row)]] : [])));
    return {
      names: of((row) => judged.stand[row]?.hand),
      bonuses: of((row) => judged.stand[row]?.bonus),
      wrong: judged.stand.wrong.filter(({ row, under }) => same.includes(row) && same.includes(under)),
      natural: judged.stand.natural,
      fresh,
    };
  });

  /** Whether the rows as they lie foul; asks where it is not known. What cannot be judged is no foul of ours to tell. */
  async fouls(): Promise<boolean> {
    if (!this.standing?.fresh) await this.#ask();
    return (this.standing?.wrong.length ?? 0) > 0;
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    const view = this.#view();
    if (!view?.options) return;
    const rows = this.#arranging.rows;
    const first = this.#judged?.hand !== view.number;
    const stand = await this.#check(rows, view.number);
    if (stand.type === 'refusal' || this.#view()?.number !== view.number) return;
    this.#judged = { hand: view.number, rows: told(rows), stand };
    if (first && stand.natural) this.#arranging.told = say('thirteen-natural-held', worth(stand.natural));
  }
}

/** How rows stand that are set: the viewer's own seat says what they make. */
function standingOf(view: ThirteenView | null): Standing | null {
  const mine = view?.seats.find(({ seat }) => seat === view.viewer);
  const [front, middle, back] = mine?.rows ?? [];
  if (!front || !middle || !back) return null;
  const names = { front: front.hand, middle: middle.hand, back: back.hand };
  return { names, bonuses: {}, wrong: [], natural: null, fresh: true };
}

function told(rows: Record<Row, string[]>): Record<Row, string> {
  const { front, middle, back } = rows;
  return { front: front.join(), middle: middle.join(), back: back.join() };
}
