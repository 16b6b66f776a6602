import type { Accepted, Action, HandView, Options, Refusal, TableView } from '../protocol';
import { refusalWords, type RefusalWords } from '../pieces/refusal';
import { grouped, say } from '../words/words.svelte';
import { readAmount, within } from './amount';
import { unitOf } from './chips';
import { priceFor, seatIn } from './facts';
import { completes } from './games';
import { ClickGuard, type Pressed } from './guard';
import type { Sizing } from './moves';
import { presetsOf, type Preset } from './presets';

/** What a player has said beforehand; it holds only on the street and at the price that were seen. */
export type Plan = { kind: 'check-or-fold' } | { kind: 'check' } | { kind: 'call'; toCall: number };

export interface NoticeWords extends RefusalWords {
  detail?: string;
}

type Send = (action: Action, hand: number, turn: number) => Promise<Accepted | Refusal>;

/**
 * The viewer's decision in the hand: what is allowed, the amount in mind, and the guard before it is sent.
 * `view` is the room's own view, not one held back for showing.
 */
export class Decision {
  amount = $state(0);
  /** The amount field while it is being typed in, as it stands there; null otherwise. */
  typing = $state<string | null>(null);
  notice = $state.raw<NoticeWords | null>(null);
  plan = $state.raw<Plan | null>(null);
  sending = $state(false);
  /** The cards chosen to be thrown away. */
  picked = $state.raw<readonly string[]>([]);
  /** Folding for free is asked twice; this is the turn it was asked in. */
  #foldAsked = $state('');

  #view: () => TableView | null;
  #send: Send;
  #guard = new ClickGuard();
  #turn = '';
  #street = '';
  /** What there was to call when the page was last looked at, and before what is offered changed; null between hands. */
  #price: { hand: number; toCall: number } | null = null;
  #priceBefore: { hand: number; toCall: number } | null = null;

  constructor(view: () => TableView | null, send: Send) {
    this.#view = view;
    this.#send = send;
    $effect.pre(() => this.#follow());
  }

  /** What may be done now; null when it is not the viewer's turn. */
  options: Options | null = $derived.by(() => {
    const view = this.#view();
    const hand = view?.hand;
    return hand && view.my_seat !== null && hand.options?.seat === view.my_seat ? hand.options : null;
  });

  /** The turn that is decided, as `hand:turn`. */
  asked: string = $derived.by(() => {
    const hand = this.#view()?.hand;
    return hand ? `${hand.number}:${hand.turn}` : '';
  });

  presets: Preset[] = $derived.by(() => {
    const view = this.#view();
    const mine = view?.hand && view.my_seat !== null ? seatIn(view.hand, view.my_seat) : undefined;
    return view?.hand && this.options && mine ? presetsOf(view.hand, this.options, mine.stack, mine.bet) : [];
  });

  /** The smallest unit that the slider moves in. */
  unit: number = $derived.by(() => unitOf(this.#view()?.hand?.blinds[0] ?? 1));

  /** Whether the amount stands within what is legal; where not, its button rests, and Enter brings the rule that says so. */
  legal: boolean = $derived.by(() => {
    const bounds = this.options?.bet_to;
    return !bounds || (this.amount >= bounds[0] && this.amount <= bounds[1]);
  });

  /** The amount in mind, how it is called on this street, and whether it puts in the whole stack. */
  sizing: Sizing = $derived.by(() => {
    const view = this.#view();
    const mine = view?.hand && view.my_seat !== null ? seatIn(view.hand, view.my_seat) : undefined;
    const [stack, bet] = [mine?.stack ?? 0, mine?.bet ?? 0];
    const opened = view?.hand?.seats.some((seat) => seat.bet > 0);
    const code = view?.hand && completes(view.hand) ? 'complete' : opened ? 'raise' : 'bet';
    const allIn = this.amount === stack + bet;
    return { code, amount: this.amount, legal: this.legal, allIn, stack };
  });

  /** Whether what stands in the field cannot be read as an amount: it is not what would be sent. */
  unread: boolean = $derived.by(() => this.typing !== null && this.#read(this.typing) === null);

  /** Set the amount to a legal one. */
  setAmount(amount: number): void {
    this.typing = null;
    if (this.options?.bet_to) this.amount = within(amount, this.options.bet_to);
  }

  /** Type into the amount field; what cannot be read leaves the amount as it was. */
  type(text: string): void {
    this.typing = text;
    this.amount = this.#read(text) ?? this.amount;
  }

  /** Done with typing: the field shows the amount again. */
  typed(): void {
    this.typing = null;
  }

  /** Choose a card to be thrown away, or keep it after all. Beyond the most that may go the first chosen stays. */
  pick(card: string): void {
    const most = this.options?.discard?.[1] ?? 0;
    const others = this.picked.filter((other) => other !== card);
    this.picked = others.length < this.picked.length ? others : [...others, card].slice(-most);
  }

  /** The same by the card's place, from 0. */
  pickAt(place: number): void {
    const view = this.#view();
    const mine = view?.hand && view.my_seat !== null ? seatIn(view.hand, view.my_seat) : undefined;
    const card = mine?.cards[place];
    if (this.options?.discard && card) this.pick(card);
  }

  /** More or less by so many big blinds. */
  step(blinds: number): void {
    this.setAmount(this.amount + blinds * this.#bigBlind);
  }

  /** Say beforehand what to do on the street that is `seen`, or take it back; too late where the street has ended. */
  planFor(seen: HandView, plan: Plan | null): void {
    this.plan = streetOf(seen) === this.#street ? plan : null;
  }

  /** A finger goes down on a button. */
  press(action: Action): void {
    this.#guard.press(JSON.stringify(action), performance.now());
  }

  /** A button is let go, or a key struck (`byKey`): send it, unless the price changed under the finger. */
  async act(action: Action, words: string, byKey: boolean): Promise<void> {
    const view = this.#view();
    const options = this.options;
    const now = performance.now();
    const pressed = byKey ? this.#guard.strike(now) : this.#guard.release(JSON.stringify(action), now);
    if (!view?.hand || !options || this.sending) return;
    if (pressed !== 'counts') {
      this.notice ??= this.#guardWords(pressed, options, words);
      return;
    }
    if (action.type === 'fold' && options.check && this.#foldAsked !== this.#turn) {
      this.#foldAsked = this.#turn;
      this.notice = { title: say('fold-free-title'), detail: say('fold-free-detail'), citation: null };
      return;
    }
    await this.#deliver(action, view.hand.number, view.hand.turn);
  }

  /** Ask to see the hand in this seat that was not shown. */
  async askToSee(of: number): Promise<void> {
    const hand = this.#view()?.hand;
    if (hand && !this.sending) await this.#deliver({ type: 'ask-to-see', of }, hand.number, hand.turn);
  }

  async #deliver(action: Action, hand: number, turn: number): Promise<void> {
    this.notice = this.plan = null;
    this.sending = true;
    const result = await this.#send(action, hand, turn);
    this.sending = false;
    if (result.type !== 'refusal') return;
    const words: NoticeWords = refusalWords(result);
    if (action.type === 'raise') words.detail = say('raise-not-sent', { sent: action.to });
    this.notice = words;
  }

  /** Keep up with the room's view: a new turn begins with a clean slate, and carries out what was planned. */
  #follow(): void {
    const hand = this.#view()?.hand;
    const options = this.options;
    const turn = hand ? `${hand.number}:${hand.turn}` : '';
    const price = options
      ? `${turn} ${options.check} ${options.call} ${options.bet_to?.join('-')} ${options.bring_in} ${options.discard?.join('-')}`
      : `${turn} -`;
    if (this.#guard.offer(price, performance.now())) this.#priceBefore = this.#price;
    this.#price = this.#toCall();
    if (turn === this.#turn) return;
    const street = hand ? streetOf(hand) : '';
    if (street !== this.#street) this.plan = null;
    [this.#turn, this.#street] = [turn, street];
    this.notice = null;
    this.typing = null;
    this.picked = [];
    this.amount = options?.bet_to?.[0] ?? 0;
    this.#carryOut(options);
  }

  #carryOut(options: Options | null): void {
    const view = this.#view();
    const plan = this.plan;
    if (!view?.hand || view.my_seat === null || !plan) return;
    const price = priceFor(view.hand, view.my_seat);
    const folded = seatIn(view.hand, view.my_seat)?.status !== 'in';
    const other = options !== null && (options.discard !== null || options.bring_in !== null);
    if (
      folded ||
      other ||
      (plan.kind === 'call' && plan.toCall !== price) ||
      (plan.kind === 'check' && price > 0)
    ) {
      this.plan = null;
    } else if (options) {
      const action: Action =
        plan.kind === 'call' ? { type: 'call' } : options.check ? { type: 'check' } : { type: 'fold' };
      void this.#deliver(action, view.hand.number, view.hand.turn);
    }
  }

  /** Why a press did not count: a price is said to have changed only where it has. */
  #guardWords(pressed: Pressed, options: Options, button: string): NoticeWords {
    const detail = say('guard-detail', { button });
    const [before, now] = [this.#priceBefore, this.#price];
    if (before && now && before.hand === now.hand && before.toCall !== now.toCall) {
      const title =
        options.call === null ? say('guard-free') : say('guard-price', { amount: options.to_call });
      return { title, detail, citation: null };
    }
    return pressed === 'moved'
      ? { title: say('guard-moved'), detail, citation: null }
      : { title: say('guard-early'), citation: null };
  }

  #toCall(): { hand: number; toCall: number } | null {
    const view = this.#view();
    const hand = view?.hand;
    if (!hand || view.my_seat === null || hand.street === 'over') return null;
    return { hand: hand.number, toCall: priceFor(hand, view.my_seat) };
  }

  #read(text: string): number | null {
    const amount = readAmount(text, this.#bigBlind);
    return amount !== null && amount > 0 ? amount : null;
  }

  get #bigBlind(): number {
    return this.#view()?.hand?.blinds[1] ?? 1;
  }
}

/** The street of a hand, told from the same one of any other hand. */
function streetOf({ number, street }: HandView): string {
  return `${number}:${street}`;
}

/** What stands in the amount field. */
export function fieldText(decision: Decision): string {
  return decision.typing ?? grouped(decision.amount);
}
