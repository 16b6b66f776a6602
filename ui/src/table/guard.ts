/** For so long after a change of price or turn a press does not count: it was meant for what stood there before. */
export const SETTLE_MS = 400;

/** Why a press does not count: it came too soon after a change, or its button was another when it was let go. */
export type Pressed = 'counts' | 'early' | 'moved';

/**
 * Guards against a click that lands on something else than was aimed at. The page tells what it offers; a press
 * remembers what stood under the finger; a release counts only if that is still the same and had stood for a while.
 */
export class ClickGuard {
  #offered = '';
  #sinceMs = -Infinity;
  #rewordedMs = -Infinity;
  #pressed: { what: string; settled: boolean } | null = null;

  /** `offered` names the price and the turn that all buttons rest on. Whether it is another one now. */
  offer(offered: string, nowMs: number): boolean {
    if (offered === this.#offered) return false;
    this.#offered = offered;
    this.#sinceMs = nowMs;
    return true;
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
  release(what: string, nowMs: number): Pressed {
    const pressed = this.#pressed;
    this.#pressed = null;
    if (!pressed) return this.#soon(this.#settled(nowMs));
    return pressed.what === this.#named(what) ? this.#soon(pressed.settled) : 'moved';
  }

  /** A key is struck: does it count? It acts at once, so a finger that slid off a button before means nothing. */
  strike(nowMs: number): Pressed {
    this.#pressed = null;
    return this.#soon(this.#settled(nowMs));
  }

  #soon(settled: boolean): Pressed {
    return settled ? 'counts' : 'early';
  }

  #named(what: string): string {
    return `${this.#offered} ${what}`;
  }

  #settled(nowMs: number): boolean {
    return nowMs - this.#sinceMs >= SETTLE_MS;
  }
}
