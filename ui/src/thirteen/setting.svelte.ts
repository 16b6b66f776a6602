import { refusalWords, type RefusalWords } from '../pieces/refusal';
import type { Accepted, Arrange, Refusal, ThirteenView } from '../protocol';
import { ClickGuard } from '../table/guard';
import { say } from '../words/words.svelte';
import type { Arranging } from './arranging.svelte';

type Send = (action: Arrange, hand: number) => Promise<Accepted | Refusal>;

/** What was asked to be confirmed: a natural, or rows that foul. */
export type Doubt = 'natural' | 'foul';

/**
 * The viewer's cards are set once and stay so: a press counts only where it was meant, and what may cost dear is
 * asked twice.
 */
export class Setting {
  notice = $state.raw<(RefusalWords & { detail?: string }) | null>(null);
  /** What waits for a second word. */
  doubt = $state<Doubt | null>(null);
  sending = $state(false);
  /** Why what was pressed last could not be; '' where nothing is to be said. */
  why = $state('');

  #view: () => ThirteenView | null;
  #arranging: Arranging;
  #send: Send;
  #fouls: () => Promise<boolean>;
  #held: () => boolean;
  #guard = new ClickGuard();
  #offered = '';

  constructor(
    view: () => ThirteenView | null,
    arranging: Arranging,
    fouls: () => Promise<boolean>,
    held: () => boolean,
    send: Send,
  ) {
    this.#view = view;
    this.#arranging = arranging;
    this.#fouls = fouls;
    this.#held = held;
    this.#send = send;
    $effect.pre(() => this.#follow());
    $effect.pre(() => {
      if (this.doubt === 'natural' && !this.#held()) this.doubt = null;
    });
    $effect.pre(() => {
      void [this.#arranging.layout, this.#arranging.picked];
      this.why = '';
    });
  }

  /** A finger goes down on a button. */
  press(what: string): void {
    this.why = '';
    this.#guard.press(what, performance.now());
  }

  /** Set the cards as they lie; a foul only after a second word. */
  async set(byKey: boolean): Promise<void> {
    if (!this.#counts('set', byKey) || !this.#arranging.complete) return;
    if (this.doubt !== 'foul') {
      const offered = this.#offered;
      this.sending = true;
      const fouls = await this.#fouls();
      this.sending = false;
      if (offered !== this.#offered) return;
      if (fouls) {
        this.#ask('foul');
        return;
      }
    }
    await this.#deliver(false);
  }

  /** Declare a natural that the room has found in the cards, after a second word: none other costs what a foul does. */
  async declare(byKey: boolean): Promise<void> {
    if (!this.#counts('declare', byKey) || !this.#held()) return;
    if (this.doubt !== 'natural') {
      this.#ask('natural');
      return;
    }
    this.#arranging.fillAll();
    await this.#deliver(true);
  }

  #ask(doubt: Doubt): void {
    this.doubt = doubt;
    this.#guard.reword(performance.now());
  }

  #counts(what: string, byKey: boolean): boolean {
    const now = performance.now();
    const pressed = byKey ? this.#guard.strike(now) : this.#guard.release(what, now);
    if (!this.#view()?.options || this.sending) return false;
    if (pressed !== 'counts') this.notice = { title: say(`guard-${pressed}`), citation: null };
    return pressed === 'counts';
  }

  async #deliver(declare: boolean): Promise<void> {
    const hand = this.#view()?.number;
    if (hand === undefined) return;
    this.notice = null;
    this.sending = true;
    const result = await this.#send({ type: 'arrange', ...this.#arranging.rows, declare }, hand);
    this.sending = false;
    this.doubt = null;
    if (result.type === 'refusal') this.notice = refusalWords(result);
  }

  /** Other rows or another hand: what was asked or said of the ones before is over. */
  #follow(): void {
    const { front, middle, back } = this.#arranging.rows;
    const offered = `${this.#view()?.number} ${front.join()} ${middle.join()} ${back.join()}`;
    if (offered === this.#offered) return;
    this.#offered = offered;
    this.#guard.offer(offered, performance.now());
    this.doubt = null;
    this.notice = null;
  }
}
