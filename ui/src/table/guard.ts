/** For so long after a change of price or turn a press does not count: it was meant for what stood there before. */
export const SETTLE_MS = 400;

/**
 * Guards against a click that lands on something else than was aimed at. The page tells what it offers; a press
 * remembers what stood under the finger; a release counts only if that is still the same and had stood for a while.
 */
export class ClickGuard {
  #offered = '';
  #sinceMs = -Infinity;
  #rewordedMs = -Infinity;
  #pressed: { what: string; settled: boolean } | null = null;

  /** `offered` names the price and the turn that all buttons rest on. */
  offer(offered: string, nowMs: number): void {
    if (offered === this.#offered) return;
    this.#offered = offered;
    this.#sinceMs = nowMs;
  }

  /**
   * A press has put another amount on its own button: the second click of a double click was not meant for that.
   * A key struck anew is.
   */
  reword(nowMs: number): void {
    this.#rewordedMs = nowMs;
  }

  /** A finger or mouse goes down on a button that would do `what`. */
  press(what: string, nowMs: number): void {
    const settled = this.#settled(nowMs) && nowMs - this.#rewordedMs >= SETTLE_MS;
    this.#pressed = { what: this.#named(what), settled };
  }

  /** The button is let go: does it count? */
  release(what: string, nowMs: number): boolean {
    const pressed = this.#pressed;
    this.#pressed = null;
    if (!pressed) return this.#settled(nowMs);
    return pressed.settled && pressed.what === this.#named(what);
  }

  /** A key is struck: does it count? It acts at once, so a finger that slid off a button before means nothing. */
  strike(nowMs: number): boolean {
    this.#pressed = null;
    return this.#settled(nowMs);
  }

  #named(what: string): string {
    return `${this.#offered} ${what}`;
  }

  #settled(nowMs: number): boolean {
    return nowMs - this.#sinceMs >= SETTLE_MS;
  }
}
