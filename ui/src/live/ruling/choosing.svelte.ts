import type { Chosen, LiveChoiceView, LiveLineView } from '../../protocol';

/** What the floor picks of the choices that a ruling leaves it: what is proposed, as long as it picks nothing else. */
export class Choosing {
  /** Of chips that are forfeited, how many: the book leaves it open. */
  chips = $state<number | null>(null);
  #line: () => LiveLineView | undefined;
  #picked = $state<number | null>(null);

  constructor(line: () => LiveLineView | undefined) {
    this.#line = line;
  }

  /** The place of what is picked; null where there is nothing yet. */
  get place(): number | null {
    const proposed = this.#line()?.choices.findIndex((choice) => choice.proposed) ?? -1;
    return this.#picked ?? (proposed >= 0 ? proposed : null);
  }

  get choice(): LiveChoiceView | null {
    return this.place === null ? null : (this.#line()?.choices[this.place] ?? null);
  }

  /** Whether it has to be said how many chips. */
  get forfeits(): boolean {
    return this.choice?.forfeits ?? false;
  }

  pick(place: number): void {
    this.#picked = place;
  }

  /** Another line: nothing is picked of it. */
  clear(): void {
    this.#picked = this.chips = null;
  }

  /** The entry that says it; null where something is missing of it. */
  entry(why = ''): (Chosen & { type: 'chosen' }) | null {
    const line = this.#line();
    if (!line || this.place === null) return null;
    const entry = { type: 'chosen', of: line.n, choice: this.place, why } as const;
    if (!this.forfeits) return entry;
    return this.chips !== null && Number.isInteger(this.chips) && this.chips > 0
      ? { ...entry, chips: this.chips }
      : null;
  }
}
