import type { Plays, Push } from '../../protocol';

export type Step = Plays['steps'][number];
export type Pile = Record<string, number>;

/** Words with chips: none, words before them, or both at the same moment. */
export type Voice = 'silent' | 'first' | 'at-once';

/** What a player says and pushes at his turn, put together step by step as the dealer sees it. */
export class Steps {
  all = $state.raw<readonly Step[]>([]);
  /** Whether the next chip begins another motion. */
  anew = $state(false);

  get pile(): Pile {
    const pile: Pile = {};
    for (const { chips } of this.pushes) {
      for (const [worth, count] of Object.entries(chips)) pile[worth] = (pile[worth] ?? 0) + count;
    }
    return pile;
  }

  get pushes(): Push[] {
    return this.all.filter((step) => step.type === 'push');
  }

  get voice(): Voice {
    if (this.pushes.some(({ said }) => said)) return 'at-once';
    return this.all.some(({ type }) => type === 'said') ? 'first' : 'silent';
  }

  /** One motion, or more of them. */
  get inMotions(): boolean {
    return this.anew || this.pushes.length > 1;
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

  /** Chips go out: into the motion that is under way, or in a further one. */
  push(pile: Pile): void {
    const last = this.all.at(-1);
    if (last?.type === 'push' && !this.anew) {
      const chips = { ...last.chips };
      for (const [worth, count] of Object.entries(pile)) chips[worth] = (chips[worth] ?? 0) + count;
      this.all = [...this.all.slice(0, -1), { ...last, chips }];
    } else {
      this.add({ type: 'push', chips: { ...pile } });
      this.anew = false;
    }
  }

  /** All chips in one motion, the first that they came with; or the next one begins another. */
  move(inMotions: boolean): void {
    this.anew = inMotions;
    if (inMotions || this.pushes.length < 2) return;
    const first = this.all.findIndex(({ type }) => type === 'push');
    const chips = this.pile;
    const moved: Step[] = [];
    this.all.forEach((step, at) => {
      if (step.type !== 'push') moved.push(step);
      else if (at === first) moved.push({ ...step, chips });
    });
    this.all = moved;
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
    this.anew = false;
  }

  #words(): string {
    for (const step of this.all) {
      if (step.type === 'said') return step.words;
      if (step.type === 'push' && step.said) return step.said;
    }
    return '';
  }
}
