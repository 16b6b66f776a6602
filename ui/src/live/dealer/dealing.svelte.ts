import type { Giver, Shown } from '../../director/order.svelte';
import { refusalWords, type RefusalWords } from '../../pieces/refusal';
import type {
  Accepted,
  Command,
  Consulted,
  EnterLive,
  LiveJudged,
  LiveLineView,
  LiveTableView,
  Refusal,
} from '../../protocol';
import { room } from '../../wire/room.svelte';
import type { Told } from '../facts/asked';
import { Steps } from '../steps/steps.svelte';

export type Entry = EnterLive['entry'];

/** What stands in the middle where it is not what the hand waits for. */
export type Panel = 'amount' | 'words' | 'clock' | 'early-card' | 'incidents' | 'cards' | null;

/** After a change at the table a press does not count for so long: it was meant for what stood there before. */
const SETTLE_MS = 300;

/**
 * What a dealer enters about the hand at this table: an entry is put together, shown as the book would rule on it, and
 * made. What the book settles by words alone is made at once.
 */
export class Dealing implements Giver {
  readonly steps = new Steps();
  /** The seat that acts out of turn, or that an incident is about; null for the one to act. */
  picked = $state<number | null>(null);
  panel = $state<Panel>(null);
  /** What is put together, and what it would come to. */
  draft = $state.raw<Entry | null>(null);
  judged = $state.raw<LiveJudged | null>(null);
  /** What the book says of what it was asked about, where nobody follows the hand: nothing of it is entered. */
  answer = $state.raw<Consulted | null>(null);
  refused = $state.raw<RefusalWords | null>(null);
  /** The kind of incident that is told, with the facts so far; null where it has to be chosen yet. */
  incident = $state.raw<{ readonly kind: string; readonly told: Told } | null>(null);
  /** What a touch of a seat tells where a form asks for one; null where it picks the seat. */
  seatTold = $state.raw<((seat: number) => void) | null>(null);
  /** A line of the record that is looked at. */
  opened = $state<number | null>(null);
  /** Whether the ruling stands right below its one line, where it would be far down. */
  reading = $state(false);
  /** Whether the floor is being called; what is put together meanwhile stays as it is. */
  calling = $state(false);
  /** Whether the record of the hand lies open. */
  listing = $state(false);
  settled = $state(true);
  #view: () => LiveTableView;
  #looks = 0;
  /** Who was to act when the table changed last. */
  #asked = '';
  #telling = false;
  #entering = false;
  #settling: ReturnType<typeof setTimeout> | undefined;

  /** At a table everything is entered without a reason. */
  readonly wantsReason = () => false;

  constructor(view: () => LiveTableView) {
    this.#view = view;
  }

  /**
   * Something changed at the table: what was looked at before is looked at again. What the player to act was saying or
   * pushing is nobody's any more where somebody else has entered it, and another is to act.
   */
  changed(): void {
    this.opened = null;
    this.reading = false;
    this.#settle();
    const { hand } = this.#view();
    const asked = `${hand?.number} ${hand?.street} ${hand?.to_act}`;
    const plays = this.steps.all.length > 0 || this.draft?.type === 'plays' || this.draft?.type === 'acts';
    if (asked !== this.#asked && this.picked === null && plays) this.drop();
    this.#asked = asked;
    if (this.draft) void this.look(this.draft);
  }

  /** Whether a touch counts: not just after a change, nor while what was told before is being entered. */
  get hears(): boolean {
    return this.settled && !this.#telling && !this.#entering;
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
    this.#askWhatDecides(entry);
    return this.judged?.line ?? null;
  }

  /** Ask the book about what happened; nothing comes of it at the table. */
  async consult(kind: string, facts: Told): Promise<void> {
    const look = ++this.#looks;
    const result = await room.ask({ type: 'consult', kind, facts, event: this.#view().table });
    if (look !== this.#looks) return;
    this.answer = result.type === 'consulted' ? result : null;
    this.refused = result.type === 'refusal' ? refusalWords(result) : null;
  }

  /** Make an entry at once where the book settles it; else it stands there to be carried out. */
  async tell(entry: Entry): Promise<void> {
    if (!this.hears) return;
    this.#telling = true;
    const line = await this.look(entry);
    if (line && (line.verdict ?? 'settled') === 'settled') await this.enter(entry);
    this.#telling = false;
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
    this.#hearOrder(result);
  }

  /** Begin the next hand, with the button where it moves to, or before a seat. */
  async nextHand(button: number | null = null): Promise<void> {
    if (!this.settled) return;
    const { table, hand_number } = this.#view();
    await this.#order(() => room.ask({ type: 'start-live-hand', event: table, hand: hand_number, button }));
  }

  /** The hand that has just begun was begun wrongly: it is taken back. */
  async takeBackStart(): Promise<void> {
    if (!this.settled) return;
    const { table, hand_number } = this.#view();
    await this.#order(() => room.ask({ type: 'take-back-live-hand', event: table, hand: hand_number }));
  }

  /** Give an order that a sheet has put together. */
  async give(command: Command): Promise<Accepted | Refusal> {
    const result = await room.ask(command);
    this.#hearOrder(result);
    return result;
  }

  /** No order at a live table goes by what the page had shown. */
  now(): Shown {
    return { seen: null, shown: null };
  }

  /** The hand is over and right: its chips are those of the event from now on. */
  async finishHand(): Promise<void> {
    if (!this.settled) return;
    const { table, hand_number } = this.#view();
    await this.#order(() => room.ask({ type: 'finish-live-hand', event: table, hand: hand_number }));
  }

  /** Play with these denominations from now on; whether that was taken. */
  async setChips(chips: number[]): Promise<boolean> {
    return this.#order(() => room.ask({ type: 'set-live-chips', event: this.#view().table, chips }));
  }

  async callFloor(about: string): Promise<void> {
    await this.#call(() => room.ask({ type: 'call-floor', event: this.#view().table, about }));
  }

  async answerCall(): Promise<void> {
    await this.#call(() => room.ask({ type: 'answer-call', event: this.#view().table }));
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
    this.refused = this.incident = this.answer = null;
    this.calling = false;
  }

  /** What decides of an incident and was not told is asked for in its form. */
  #askWhatDecides(entry: Entry): void {
    if (entry.type === 'happened' && this.judged?.line.untold.length)
      this.showIncident(entry.kind, entry.facts as Told);
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
    this.incident = this.answer = null;
    this.calling = false;
  }

  /** The last step of what is put together is taken back; whether there was one. */
  undoStep(): boolean {
    const { all } = this.steps;
    if (all.length === 0) return false;
    const { draft } = this;
    this.steps.drop(all.length - 1);
    if (all.length > 1 && draft?.type === 'plays') void this.look({ ...draft, steps: [...this.steps.all] });
    else this.drop();
    return true;
  }

  /** What was put together is dropped; the seat stays picked. */
  drop(): void {
    this.#looks++;
    this.steps.clear();
    this.draft = this.judged = this.refused = this.answer = null;
  }

  /** One thing at a time: a second touch while the first is on its way asks for nothing. */
  async #order(ask: () => Promise<{ type: string } | Refusal>): Promise<boolean> {
    if (this.#entering) return false;
    this.#entering = true;
    const result = await ask();
    this.#entering = false;
    return this.#hearOrder(result);
  }

  /** A call of the floor, or that it has come: nothing of the hand changes, nor of what is put together. */
  async #call(ask: () => Promise<{ type: string } | Refusal>): Promise<void> {
    if (this.#entering) return;
    this.#entering = true;
    const result = await ask();
    this.#entering = false;
    this.refused = result.type === 'refusal' ? refusalWords(result as Refusal) : null;
    if (!this.refused) this.calling = false;
  }

  /** What came of an order. Until the table shows it, a touch was meant for what stood there before. */
  #hearOrder(result: { type: string } | Refusal): boolean {
    if (result.type === 'refusal') {
      this.refused = refusalWords(result as Refusal);
      return false;
    }
    this.clear();
    this.#settle();
    return true;
  }

  #settle(): void {
    this.settled = false;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.settled = true), SETTLE_MS);
  }

  #hear(result: LiveJudged | Refusal): void {
    this.judged = result.type === 'live-judged' ? result : null;
    this.refused = result.type === 'refusal' ? refusalWords(result) : null;
  }
}
