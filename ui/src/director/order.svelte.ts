import { TAKES } from '../orders';
import { refusalWords, type RefusalWords } from '../pieces/refusal';
import type { Accepted, ClockView, Command, LevelShown, Refusal } from '../protocol';
import { room } from '../wire/room.svelte';

/**
 * Whether the order has a place for what the page had shown: `seen`, the newest act, where it counts again when two
 * directors give it at once, or means something else by then; `shown`, the level or the break that it is meant for.
 */
function takes(command: Command, field: keyof Shown): boolean {
  const kinds: readonly string[] = TAKES[field];
  return kinds.includes(command.type);
}

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
      ...(seen !== null && takes(command, 'seen') ? { seen } : {}),
      ...(shown !== null && takes(command, 'shown') ? { shown } : {}),
    } as Command);
    this.refused = result.type === 'refusal' ? refusalWords(result) : null;
    return result;
  }
}
