import type { ComponentProps } from 'svelte';
import { ORDERS } from '../orders';
import { refusalWords, type RefusalWords } from '../pieces/refusal';
import type { Accepted, ClockView, Command, LevelShown, Refusal, RoleName } from '../protocol';
import { holds, type Beside } from '../roles';
import { room } from '../wire/room.svelte';
import type OrderSheet from './OrderSheet.svelte';

/** What an order says of itself. */
interface Terms {
  readonly may?: readonly RoleName[];
  readonly maker?: true;
  readonly room?: true;
  readonly reason?: 'needed' | 'taken';
  readonly seen?: true;
  readonly shown?: true;
}

/** An order before it has its reason. What the page had shown comes to it when it is given. */
export type Begun<C extends Command = Command> = C extends unknown
  ? Omit<C, 'reason'> & { reason?: string }
  : never;

/** What is asked to know who may give an order: its type, and the event or table that it is for. */
type Meant = { readonly type: Command['type']; readonly event?: string | null };

/** What an order of this type says of itself. */
export const termsOf = (type: Command['type']): Terms => ORDERS[type];

/**
 * Whether who looks may give an order: by a role, or as the one who made this home game. The room refuses it where that
 * is not so; the page shows no button for it.
 */
export function mayGive(
  { type, event = null }: Meant,
  { made = false, beside = null }: Standing = {},
): boolean {
  const terms = termsOf(type);
  return holds(room.roles, terms.may ?? null, terms.room ? null : event, beside) || (made && !!terms.maker);
}

/** What gives somebody orders beside roles at the event or table itself. */
interface Standing {
  /** Whether who looks made this home game. */
  made?: boolean;
  /** The table of an event beside which this live one stands. */
  beside?: Beside | null;
  /** Whether the event wants a reason before an act, and not after it. */
  reasonsFirst?: boolean;
}

/** An order that waits for its reason, with the words of its sheet. */
export type Asked = Omit<
  ComponentProps<typeof OrderSheet>,
  'orders' | 'onclose' | 'ready' | 'stays' | 'fields'
>;

/** A beginning that stands in a text of its own brings no words to pages that say them otherwise. */
const BEFORE = 'director';
/** What the ids of the words of an order begin with, where a page says nothing else. */
export const wordsOf = (type: Command['type']) => `${BEFORE}-${type}-`;

/** Whether an order takes a reason: one that has none yet may get it after it is given. */
export const takesReason = ({ type, reason }: Begun): boolean =>
  termsOf(type).reason !== undefined && reason === undefined;

/** What a page had shown when an order began to be thought about: the newest act, and the level or the break. */
export interface Shown {
  readonly seen: number | null;
  readonly shown: LevelShown | null;
}

/** The level or the break that a clock shows, null before there is one. */
function shownBy(clock: ClockView | null): LevelShown | null {
  return clock?.level ? { level: clock.level.number, on_break: clock.on_break } : null;
}

/** What a sheet gives an order with. */
export interface Giver {
  refused: RefusalWords | null;
  now(): Shown;
  /** Whether such an order is not given without a reason. */
  wantsReason(type: Command['type']): boolean;
  give(command: Command, begun?: Shown | null): Promise<Accepted | Refusal>;
}

/** What the director gives orders with: sends one, and keeps the refusal of the last for the page. */
export class Orders implements Giver {
  refused = $state.raw<RefusalWords | null>(null);
  /** The order that is thought about in a sheet: it stays while the page behind it changes. */
  asked = $state.raw<Asked | null>(null);

  /** `newest` is the number of the newest act that the page shows, null where it shows none; `clock` its clock. */
  constructor(
    private readonly newest: () => number | null = () => null,
    private readonly clock: () => ClockView | null = () => null,
    private readonly standing: () => Standing = () => ({}),
  ) {}

  /** Whether who looks may give such an order here. */
  may(order: Meant): boolean {
    return mayGive(order, this.standing());
  }

  wantsReason(type: Command['type']): boolean {
    const { reason } = termsOf(type);
    return reason === 'needed' || (reason === 'taken' && !!this.standing().reasonsFirst);
  }

  /** What the page shows now. A form keeps that from when somebody begins to fill it in: what happens meanwhile was not
   * known to who gives the order. */
  now(): Shown {
    return { seen: this.newest(), shown: shownBy(this.clock()) };
  }

  /**
   * `begun` is what the page had shown when this order began to be thought about, null where that is now. It goes with
   * an order that has a place for it: `seen`, where it counts again when two directors give it at once, or means
   * something else by then; `shown`, where it is meant for a level or a break.
   */
  async give(command: Command, begun: Shown | null = null): Promise<Accepted | Refusal> {
    const terms = termsOf(command.type);
    const { seen, shown } = begun ?? this.now();
    const result = await room.ask({
      ...command,
      ...(seen !== null && terms.seen ? { seen } : {}),
      ...(shown !== null && terms.shown ? { shown } : {}),
    } as Command);
    this.refused = result.type === 'refusal' ? refusalWords(result) : null;
    return result;
  }
}
