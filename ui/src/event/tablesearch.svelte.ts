import type { EventView, TableLine, TablesFound } from '../protocol';
import { findTables, hasAllTables } from './field';

const SEARCH_MS = 250;
const RENEW_MS = 5_000;

/** The tables of an event that are shown: its page's own, or of very many those that the room finds. */
export class TableSearch {
  static readonly page = 40;
  words = $state('');
  first = $state(0);
  #found = $state.raw<TablesFound | null>(null);
  #asked = 0;

  constructor(private view: () => EventView) {
    $effect(() => {
      const look = { words: this.words.trim(), first: this.first };
      const { event } = this.view().line;
      if (this.whole || (look.words === '' && look.first === 0)) {
        this.#asked += 1;
        this.#found = null;
        return;
      }
      const soon = setTimeout(() => void this.#ask(event, look), SEARCH_MS);
      const often = setInterval(() => void this.#ask(event, look), RENEW_MS);
      return () => {
        clearTimeout(soon);
        clearInterval(often);
      };
    });
  }

  async #ask(event: string, look: { words: string; first: number }): Promise<void> {
    const mine = ++this.#asked;
    const found = await findTables(event, look);
    if (mine === this.#asked) this.#found = found;
  }

  get whole(): boolean {
    return hasAllTables(this.view());
  }

  get tables(): readonly TableLine[] {
    return this.#found?.tables ?? this.view().tables;
  }

  get total(): number {
    return this.#found?.total ?? this.view().line.tables;
  }
}
