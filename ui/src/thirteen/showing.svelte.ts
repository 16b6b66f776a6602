import type { TableView, ThirteenView } from '../protocol';
import { clock } from '../wire/clock.svelte';

const ROW_MS = 700;
/** A pair is shown for at least so long, and longer where the room's own pause after the hand allows it, */
const PAIR_LEAST_MS = 1_500;
/** up to this; */
const PAIR_MOST_MS = 4_000;
/** so much of the pause is for the totals. */
const TOTALS_MS = 3_000;

/** How many rows are opened, and how many pairs are counted. */
export interface Shown {
  rows: number;
  pairs: number;
  totals: boolean;
}

/** A hand that is over, and what of it is shown: rows first, then pair by pair, then what each wins or loses. */
export class Showing {
  /** The table at the end of the last hand that was seen to its end; null before the first. */
  past = $state.raw<TableView | null>(null);
  paused = $state(false);
  stage = $state(0);

  #view: () => TableView | null;
  #number: number | null = null;
  /** The hand that was seen in play last. */
  #played: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: () => TableView | null) {
    this.#view = view;
    $effect.pre(() => this.#follow());
    $effect(() => () => this.#stop());
  }

  /** Whether the end of a hand is what the table shows: until the next one, or as long as somebody wants to look. */
  open: boolean = $derived.by(() => {
    const hand = this.#view()?.thirteen;
    return this.past !== null && (this.paused || (hand?.over ?? false));
  });

  stages: number = $derived.by(() => stagesOf(this.past?.thirteen ?? null));

  shown: Shown = $derived.by(() => shownAt(this.stage, this.past?.thirteen ?? null));

  done: boolean = $derived.by(() => this.stage >= this.stages);

  /** Whether what is shown now came step by step, or was asked for: then the page follows it. */
  moves = false;

  /** Whether another hand waits while one looks at this one. */
  waited: boolean = $derived.by(() => {
    const hand = this.#view()?.thirteen;
    return this.open && hand != null && !hand.over;
  });

  pause(): void {
    this.paused = true;
    this.#stop();
  }

  goOn(): void {
    this.paused = false;
    this.#schedule();
  }

  /** Show one step more at once. */
  step(): void {
    if (this.done) return;
    this.moves = true;
    this.stage += 1;
    this.#schedule();
  }

  toEnd(): void {
    this.#stop();
    this.moves = true;
    this.stage = this.stages;
  }

  /** Open the rows again, and stay at it. */
  again(): void {
    this.stage = 0;
    this.paused = false;
    this.#schedule();
  }

  /** Look at the last hand once more, all of it. */
  look(): void {
    this.#stop();
    this.moves = false;
    this.stage = this.stages;
    this.paused = true;
  }

  /** Look no longer. */
  close(): void {
    this.paused = false;
    this.#stop();
  }

  #follow(): void {
    const view = this.#view();
    const hand = view?.thirteen;
    if (hand && !hand.over) this.#played = hand.number;
    if (!view || !hand?.over) return;
    const fresh = hand.number !== this.#number;
    this.#number = hand.number;
    this.past = view;
    if (!fresh) return;
    this.paused = false;
    // Who asks for less motion, and who comes to a hand that is over, sees all of it at once.
    const still = hand.number !== this.#played || matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.moves = false;
    this.stage = still ? stagesOf(hand) : 0;
    this.#schedule();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #schedule(): void {
    this.#stop();
    const stages = stagesOf(this.past?.thirteen ?? null);
    if (this.paused || this.stage >= stages) return;
    const ends = this.#view()?.pause?.ends_ms;
    const wait =
      this.stage < 3 ? ROW_MS : pairMs(stages - this.stage, ends === undefined ? null : ends - clock.exact());
    this.#timer = setTimeout(() => {
      this.moves = true;
      this.stage += 1;
      this.#schedule();
    }, wait);
  }
}

/**
 * How long each of so many steps may take, in milliseconds, before the next hand comes in `leftMs`; null where nothing
 * says when.
 */
export function pairMs(steps: number, leftMs: number | null): number {
  if (leftMs === null) return PAIR_LEAST_MS;
  return Math.min(PAIR_MOST_MS, Math.max(PAIR_LEAST_MS, (leftMs - TOTALS_MS) / steps));
}

/** How many steps it takes to show all of a hand: three rows, each pair, the totals. */
export function stagesOf(hand: ThirteenView | null): number {
  return hand ? 3 + hand.pairs.length + 1 : 0;
}

/** What is shown at a step. */
export function shownAt(stage: number, hand: ThirteenView | null): Shown {
  const pairs = hand?.pairs.length ?? 0;
  return {
    rows: Math.min(3, stage),
    pairs: Math.max(0, Math.min(pairs, stage - 3)),
    totals: stage > 3 + pairs,
  };
}
