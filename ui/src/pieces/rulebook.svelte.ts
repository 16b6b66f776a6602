import type { Citation } from '../protocol';

/** The one rule whose text lies open, and where it was asked for. */
class Rulebook {
  citation = $state.raw<Citation | null>(null);
  #from: HTMLElement | null = null;

  open(citation: Citation, from: HTMLElement): void {
    this.citation = this.citation?.rule === citation.rule ? null : citation;
    this.#from = from;
  }

  /** Its page is being opened: what asked for it goes away with the sheet. */
  leave(): void {
    this.citation = this.#from = null;
  }

  close(): void {
    this.citation = null;
    if (this.#from?.isConnected) this.#from.focus();
    this.#from = null;
  }
}

export const rulebook = new Rulebook();
