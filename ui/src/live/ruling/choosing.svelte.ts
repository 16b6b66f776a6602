import type { Chosen, LiveChoiceView, LiveLineView } from '../../protocol';

/** What the floor picks of the choices that a ruling leaves it: what is proposed, as long as it picks nothing else. */
export class Choosing {
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

  pick(place: number): void {
    this.#picked = place;
  }

  /** Another line: nothing is picked of it. */
  clear(): void {
    this.#picked = null;
  }

  /** The entry that says it; null where nothing is picked. */
  entry(why = ''): (Chosen & { type: 'chosen' }) | null {
    const line = this.#line();
    if (!line || this.place === null) return null;
    return { type: 'chosen', of: line.n, choice: this.place, why };
  }
}
