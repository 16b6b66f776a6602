import { refusalWords, type RefusalWords } from '../pieces/refusal';
import type { Accepted, ClockView, Command, LevelShown, Refusal } from '../protocol';
import { room } from '../wire/room.svelte';

/** The orders that have a field of this name. */
type With<Field extends string> = Command extends infer Each
  ? Each extends Command
    ? Field extends keyof Each
      ? Each['type']
      : never
    : never
  : never;

/** What is meant for the level or the break that the page showed: it is sent with that. */
const OF_A_LEVEL: Readonly<Record<With<'shown'>, true>> = {
  'next-level': true,
  'previous-level': true,
  'set-clock': true,
  'move-clock': true,
  'start-break': true,
  'end-break': true,
};

/**
 * What counts again when two directors order it at once, or means something else by then: it is sent with the newest
 * act that was seen. Every order that has a place for it is named, or this does not compile.
 */
const COUNTS_AGAIN: Readonly<Record<With<'seen'>, true>> = {
  ...OF_A_LEVEL,
  'color-up': true,
  penalise: true,
  'lift-penalty': true,
  'correct-chips': true,
  'buy-chips-for': true,
  'move-player': true,
  'swap-seats': true,
  'redraw-seats': true,
  'remove-player': true,
  'appoint-start': true,
  'end-game': true,
  'withdraw-deal': true,
  'push-dealers': true,
  'place-dealer': true,
  'change-deck': true,
};

/** What a page had shown when an order began to be thought about: the newest act, and the level or the break. */
export interface Shown {
  readonly seen: number | null;
  readonly shown: LevelShown | null;
}

/** The level or the break that a clock shows, null before there is one. */
function shownBy(clock: ClockView | null): LevelShown | null {
  return clock?.level ? { level: clock.level.number, on_break: clock.on_break } : null;
}

/** What the director gives orders with: sends one, and keeps the refusal of the last for the page. */
export class Orders {
  refused = $state.raw<RefusalWords | null>(null);
  #considered: Shown | null = null;

  /** `newest` is the number of the newest act that the page shows, null where it shows none; `clock` its clock. */
  constructor(
    private readonly newest: () => number | null = () => null,
    private readonly clock: () => ClockView | null = () => null,
  ) {}

  /** A sheet opens: what is ordered from now on was not known to who gives the order in it. */
  consider(): void {
    this.#considered = this.now();
  }

  /** The sheet is closed and nothing was ordered: what is ordered next has nothing to do with it. */
  forget(): void {
    this.#considered = null;
  }

  /** What the page shows now. A form that stands on the page, with sheets opened and closed over it, keeps that itself
   * from when somebody begins to fill it in. */
  now(): Shown {
    return { seen: this.newest(), shown: shownBy(this.clock()) };
  }

  /** `begun` is what the page had shown when this order began to be thought about, null where that is now. */
  async give(command: Command, begun: Shown | null = this.#considered): Promise<Accepted | Refusal> {
    const { seen, shown } = begun ?? this.now();
    this.#considered = null;
    const result = await room.ask({
      ...command,
      ...(seen !== null && command.type in COUNTS_AGAIN ? { seen } : {}),
      ...(shown !== null && command.type in OF_A_LEVEL ? { shown } : {}),
    } as Command);
    this.refused = result.type === 'refusal' ? refusalWords(result) : null;
    return result;
  }
}
