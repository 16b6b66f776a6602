import type { Plays, Push } from '../../protocol';

export type Step = Plays['steps'][number];
export type Pile = Record<string, number>;

/** Words with chips: none, words before them, or both at the same moment. */
export type Voice = 'silent' | 'first' | 'at-once';

/** Two piles as one. */
function joined(pile: Pile, other: Pile): Pile {
  const all = { ...pile };
  for (const [worth, count] of Object.entries(other)) all[worth] = (all[worth] ?? 0) + count;
  return all;
}

/** What a player says and pushes in turn, put together step by step as it was seen. */
export class Steps {
  all = $state.raw<readonly Step[]>([]);

  constructor(all: readonly Step[] = []) {
    this.all = all;
  }

  get pile(): Pile {
    return this.pushes.reduce((pile, { chips }) => joined(pile, chips), {});
  }

  get pushes(): Push[] {
    return this.all.filter((step) => step.type === 'push');
  }

  get voice(): Voice {
    if (this.pushes.some(({ said }) => said)) return 'at-once';
    return this.all.some(({ type }) => type === 'said') ? 'first' : 'silent';
  }

  add(step: Step): void {
    this.all = [...this.all, step];
  }

  /** Words that take the place of those said last, where these were of the same verb without an amount. */
  say(words: string, instead?: string): void {
    const last = this.all.at(-1);
    const kept = last?.type === 'said' && last.words === instead ? this.all.slice(0, -1) : this.all;
    this.all = [...kept, { type: 'said', words }];
  }

  /** Chips go out in the motion that is under way. */
  push(pile: Pile): void {
    const last = this.all.at(-1);
    if (last?.type !== 'push') this.pushAgain(pile);
    else this.all = [...this.all.slice(0, -1), { ...last, chips: joined(last.chips, pile) }];
  }

  /** Chips go out in a motion of their own. */
  pushAgain(pile: Pile): void {
    this.add({ type: 'push', chips: { ...pile } });
  }

  /** One chip of an earlier bet is drawn in, with those that were drawn in before. */
  drawIn(worth: string): void {
    const before = this.all.find((step) => step.type === 'pulled-back');
    const chips = joined(before?.chips ?? {}, { [worth]: 1 });
    this.all = [{ type: 'pulled-back', chips }, ...this.all.filter((step) => step !== before)];
  }

  /** When the words came: never, before the chips, or with the first of them. */
  speak(voice: Voice): void {
    const words = this.#words();
    const rest = this.all.filter(({ type }) => type !== 'said');
    const quiet = rest.map((step) => (step.type === 'push' ? { type: step.type, chips: step.chips } : step));
    if (voice === 'silent' || !words) this.all = quiet;
    else if (voice === 'first') this.all = [{ type: 'said', words }, ...quiet];
    else {
      const at = quiet.findIndex(({ type }) => type === 'push');
      this.all = quiet.map((step, place) =>
        place === at && step.type === 'push' ? { ...step, said: words } : step,
      );
    }
  }

  drop(at: number): void {
    this.all = this.all.filter((_, place) => place !== at);
  }

  clear(): void {
    this.all = [];
  }

  #words(): string {
    for (const step of this.all) {
      if (step.type === 'said') return step.words;
      if (step.type === 'push' && step.said) return step.said;
    }
    return '';
  }
}
