import { refusalWords, type RefusalWords } from '../../pieces/refusal';
import type { EnterLive, LiveJudged, LiveLineView, LiveTableView, Refusal } from '../../protocol';
import { room } from '../../wire/room.svelte';
import type { Told } from '../facts/asked';
import { Steps } from '../steps/steps.svelte';

export type Entry = EnterLive['entry'];

/** What stands in the middle where it is not what the hand waits for. */
export type Panel = 'amount' | 'words' | 'clock' | 'early-card' | 'incidents' | 'call-floor' | 'cards' | null;

/** After a change at the table a press does not count for so long: it was meant for what stood there before. */
const SETTLE_MS = 300;

/**
 * What a dealer tells of the hand at his table: an entry is put together, looked at as the book would rule on it, and
 * made. What the book settles by words alone is made at once.
 */
export class Dealing {
  readonly steps = new Steps();
  /** The seat that acts out of turn, or that an incident is about; null for the one to act. */
  picked = $state<number | null>(null);
  panel = $state<Panel>(null);
  /** What is put together, and what it would come to. */
  draft = $state.raw<Entry | null>(null);
  judged = $state.raw<LiveJudged | null>(null);
  refused = $state.raw<RefusalWords | null>(null);
  /** The kind of incident that is told, with the facts so far; null where it has to be chosen yet. */
  incident = $state.raw<{ readonly kind: string; readonly told: Told } | null>(null);
  /** What a touch of a seat tells where a form asks for one; null where it picks the seat. */
  seatTold = $state.raw<((seat: number) => void) | null>(null);
  /** A line of the record that is looked at. */
  opened = $state<number | null>(null);
  /** Whether the record of the hand lies open. */
  listing = $state(false);
  settled = $state(true);
  #view: () => LiveTableView;
  #looks = 0;
  #entering = false;
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(view: () => LiveTableView) {
    this.#view = view;
  }

  /** Something changed at the table: what was looked at before is looked at again. */
  changed(): void {
    this.opened = null;
    this.settled = false;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.settled = true), SETTLE_MS);
    if (this.draft) void this.look(this.draft);
  }

  /** See what an entry would come to; null where it would be refused, or something else is looked at by then. */
  async look(entry: Entry): Promise<LiveLineView | null> {
    this.draft = entry;
    this.opened = null;
    const look = ++this.#looks;
    const { table, hand_number, lines_count } = this.#view();
    const result = await room.ask({
      type: 'judge-live',
      event: table,
      hand: hand_number,
      lines: lines_count,
      entry,
    });
    if (look !== this.#looks) return null;
    this.#hear(result);
    return this.judged?.line ?? null;
  }

  /** Make an entry at once where the book settles it; else it stands there to be carried out. */
  async tell(entry: Entry): Promise<void> {
    if (!this.settled || this.#entering) return;
    const line = await this.look(entry);
    if (line && (line.verdict ?? 'settled') === 'settled') await this.enter(entry);
  }

  /** Make an entry at once, whatever the book says of it; what is refused stands there. */
  async put(entry: Entry): Promise<void> {
    if ((await this.look(entry)) && this.settled) await this.enter(entry);
  }

  /** Make the entry that is looked at. */
  async carryOut(): Promise<void> {
    if (this.draft) await this.enter(this.draft);
  }

  /** Make an entry. */
  async enter(entry: Entry): Promise<void> {
    if (this.#entering) return;
    this.#entering = true;
    const { table, hand_number, lines_count } = this.#view();
    const result = await room.ask({
      type: 'enter-live',
      event: table,
      hand: hand_number,
      lines: lines_count,
      entry,
    });
    this.#entering = false;
    if (result.type === 'refusal') this.refused = refusalWords(result);
    else this.clear();
  }

  /** Begin the next hand, with the button where it moves to, or before a seat. */
  async nextHand(button: number | null = null): Promise<void> {
    if (!this.settled) return;
    const { table, hand_number } = this.#view();
    await this.#order(room.ask({ type: 'start-live-hand', event: table, hand: hand_number, button }));
  }

  /** Play with these denominations from now on; whether that was taken. */
  async setChips(chips: number[]): Promise<boolean> {
    return this.#order(room.ask({ type: 'set-live-chips', event: this.#view().table, chips }));
  }

  async callFloor(about: string): Promise<void> {
    await this.#order(room.ask({ type: 'call-floor', event: this.#view().table, about }));
  }

  async answerCall(): Promise<void> {
    await this.#order(room.ask({ type: 'answer-call', event: this.#view().table }));
  }

  /**
   * A seat is touched: a form that asks for one hears it, else it is picked, for an act out of turn or what happens
   * to its hand; the one to act is picked by leaving all others.
   */
  pick(seat: number): void {
    if (this.seatTold) {
      this.seatTold(seat);
      return;
    }
    this.clear();
    this.picked = seat === this.#view().hand?.to_act ? null : seat;
  }

  /** Put another thing into the middle, or what the hand waits for. */
  show(panel: Panel): void {
    this.panel = this.panel === panel ? null : panel;
    this.refused = this.incident = null;
  }

  /** The form of a kind of incident, with the facts that are told already. */
  showIncident(kind: string, told: Told = {}): void {
    this.panel = 'incidents';
    this.incident = { kind, told };
  }

  /** Nothing is put together any more. */
  clear(): void {
    this.#looks++;
    this.steps.clear();
    this.draft = this.judged = this.refused = this.picked = this.panel = this.opened = null;
    this.incident = null;
  }

  /** What was put together is dropped; the seat stays picked. */
  drop(): void {
    this.#looks++;
    this.steps.clear();
    this.draft = this.judged = this.refused = null;
  }

  async #order(asked: Promise<{ type: string } | Refusal>): Promise<boolean> {
    const result = await asked;
    if (result.type === 'refusal') this.refused = refusalWords(result as Refusal);
    else this.clear();
    return result.type !== 'refusal';
  }

  #hear(result: LiveJudged | Refusal): void {
    this.judged = result.type === 'live-judged' ? result : null;
    this.refused = result.type === 'refusal' ? refusalWords(result) : null;
  }
}
