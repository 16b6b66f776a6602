import type { Trouble } from './fetching';

/**
 * Something that is fetched when what is asked for changes. While a new one is on its way the old one stays, so that
 * the page does not jump; `trouble` is why there is none.
 */
export class Asked<T extends { type: string }> {
  found = $state.raw<T | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  #latest = 0;

  async ask(fetching: () => Promise<T | Trouble>): Promise<void> {
    const mine = ++this.#latest;
    const answer = await fetching();
    if (mine !== this.#latest) return;
    if (answer.type === 'trouble') this.trouble = answer as Trouble;
    else [this.found, this.trouble] = [answer as T, null];
  }
}
