import { untrack } from 'svelte';
import { room } from '../wire/room.svelte';

const KEY = 'ruleone-away';
/** What this browser remembers of events, the one that was looked at last first. */
const KEPT_MOST = 8;
/** A page that was opened again after so long was away; one that was only loaded again was not. */
const LEAST_MS = 5_000;
/** What a browser saw on another day is no news. */
const MOST_MS = 12 * 3_600_000;
/** After a return what happened meanwhile comes within so many of the page's own looks. */
const LOOKS = 5;

interface Seen {
  of: string;
  mark: string;
  atMs: number;
}

/**
 * Whether a page has missed something: it was asleep, without a connection, or closed, and what it shows is another
 * afterwards. `mark` is what is compared, and `of` its name in this browser.
 */
export class Away {
  /** The mark was `from` before, and `to` afterwards; null where nothing was missed. */
  missed = $state.raw<{ from: string; to: string; awayMs: number } | null>(null);

  #seen: Seen | null = null;
  #open = 0;

  constructor(
    of: string,
    private readonly mark: () => string,
  ) {
    const before = read().find((one) => one.of === of);
    const gone = before ? Date.now() - before.atMs : 0;
    if (before && gone < MOST_MS) {
      this.#seen = before;
      if (gone >= LEAST_MS) this.#open = LOOKS;
    }
    let returns = room.returns;
    $effect(() => {
      if (room.returns === returns) return;
      returns = room.returns;
      this.#open = LOOKS;
      // What the page took for a connection was dead for a while before it noticed.
      if (this.#seen) this.#seen.atMs = Math.min(this.#seen.atMs, room.goneAt);
      untrack(() => this.#compare());
    });
    $effect(() => {
      void this.mark();
      untrack(() => this.#compare());
    });
    $effect(() => {
      void room.attends;
      untrack(() => {
        this.#compare();
        // Until what happened has come it was seen last before.
        if (this.#open > 0) this.#open -= 1;
        if (this.#open > 0) return;
        this.#seen = { of, mark: this.mark(), atMs: Date.now() };
        keep(this.#seen);
      });
    });
  }

  /** It has been read. */
  read(): void {
    this.missed = null;
  }

  #compare(): void {
    const to = this.mark();
    if (this.#open === 0 || this.#seen === null || to === this.#seen.mark) return;
    const awayMs = Date.now() - this.#seen.atMs;
    // Away twice before it was read: it stands from the first time on.
    this.missed = {
      from: this.missed?.from ?? this.#seen.mark,
      to,
      awayMs: awayMs + (this.missed?.awayMs ?? 0),
    };
    this.#seen = { ...this.#seen, mark: to, atMs: Date.now() };
  }
}

function read(): Seen[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? (kept as Seen[]) : [];
  } catch {
    return []; // Storage may be closed to us.
  }
}

function keep(seen: Seen): void {
  const others = read().filter(({ of }) => of !== seen.of);
  try {
    localStorage.setItem(KEY, JSON.stringify([seen, ...others].slice(0, KEPT_MOST)));
  } catch {
    // A page that was closed then says nothing of what it missed.
  }
}
