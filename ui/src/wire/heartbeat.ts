/** A page that beats asks so often whether the room is there, where nothing else has come, */
const BEAT_MS = 1_000;
/** one that is only read so often, */
export const CALM_MS = 5_000;
/** and takes the connection for lost when no answer has come for so long. */
const ANSWER_MOST_MS = 3_500;

/** How a page finds out that nothing comes any more, though its connection was never closed. Times in milliseconds. */
export class Heartbeat {
  #heard = 0;
  #looked = 0;
  #askedAt: number | null = null;

  /** How often to look. */
  static readonly every = BEAT_MS;

  /** Something has come from the room. */
  hear(now: number): void {
    this.#heard = now;
    this.#askedAt = null;
  }

  /**
   * Look: whether to ask the room, where nothing has come for `idle`, or to take the connection for lost; null where
   * there is nothing to do.
   */
  look(now: number, idle: number = BEAT_MS): 'ask' | 'lost' | null {
    // A page that was held up itself (asleep, hidden, busy) has not read yet what came meanwhile: it judges later.
    const late = now - this.#looked > 2 * BEAT_MS;
    this.#looked = now;
    if (late) this.#askedAt = null;
    if (this.#askedAt !== null && now - this.#askedAt >= ANSWER_MOST_MS - BEAT_MS) return 'lost';
    if (now - this.#heard < idle && this.#askedAt === null) return null;
    this.#askedAt ??= now;
    return 'ask';
  }
}
