const KEY = 'ruleone-sleeps';

/** Keeps the screen on for a page that is looked at without being touched: a wall, a tablet, a phone at a table. */
class Awake {
  /** Whether the screen may go to sleep although a page wants it on, and nobody has read that yet. */
  sleeps = $state(false);

  #wanted = 0;
  #lock: WakeLockSentinel | null = null;

  /** Keep it on until the returned function is called. */
  keep(): () => void {
    this.#wanted += 1;
    void this.#ask();
    const again = () => void this.#ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      this.#wanted -= 1;
      if (this.#wanted > 0) return;
      this.sleeps = false;
      void this.#lock?.release();
      this.#lock = null;
    };
  }

  /** It has been read, by whoever can do something about it: this browser is not told again. */
  understood(): void {
    this.sleeps = false;
    try {
      localStorage.setItem(KEY, 'read');
    } catch {
      // Storage may be closed to us; it is then told again on the next page.
    }
  }

  async #ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    // Over plain http no page is given it, as in older browsers: it has to be set on the device.
    const locks = navigator.wakeLock as WakeLock | undefined;
    const lock = await locks?.request('screen').catch(() => null);
    if (this.#wanted === 0) return void lock?.release();
    // A page that was put away meanwhile is refused: it asks again when it is seen.
    if (!lock && document.visibilityState !== 'visible') return;
    // A page that was put away has lost the one before, whatever that says of itself.
    void this.#lock?.release().catch(() => undefined);
    this.#lock = lock ?? null;
    this.sleeps = !lock && !read();
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'read';
  } catch {
    return false;
  }
}

export const awake = new Awake();
