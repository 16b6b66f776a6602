const SAMPLES_MOST = 24;
const TICK_MS = 200;
const MINUTE_MS = 60_000;

/**
 * The room's clock, as far as the page can tell: every view says the room's time when it was built, and the
 * least delayed of the last ones tells the difference best. The page's own wall clock plays no part, so a wrong
 * or jumping one does no harm.
 */
class RoomClock {
  /** The room's time in milliseconds, moving on five times a second. */
  now = $state(0);

  #samples: number[] = [];
  #ahead = 0;

  constructor() {
    setInterval(() => (this.now = this.exact()), TICK_MS);
  }

  /** The room's time right now, for a decision; `now` is for showing. */
  exact(): number {
    return performance.now() + this.#ahead;
  }

  /** Whole minutes from one of the room's times to another, or until now. */
  minutes(fromMs: number, toMs = this.now): number {
    return Math.max(0, Math.floor((toMs - fromMs) / MINUTE_MS));
  }

  /** Learn from a frame that was built at `nowMs`. */
  hear(nowMs: number): void {
    this.#samples.push(nowMs - performance.now());
    if (this.#samples.length > SAMPLES_MOST) this.#samples.shift();
    this.#ahead = Math.max(...this.#samples);
    this.now = this.exact();
  }

  /** Begin anew: after a reconnect another process may keep another time. */
  restart(nowMs: number): void {
    this.#samples = [];
    this.hear(nowMs);
  }
}

export const clock = new RoomClock();
