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

/**
 * What counts again when two directors order it at once, or means something else by then: it is sent with the newest
 * act that was seen. Every order that has a place for it is named, or this does not compile.
 */
const COUNTS_AGAIN: Readonly<Record<With<'seen'>, true>> = {
  'next-level': true,
  'previous-level': true,
  'set-clock': true,
  'move-clock': true,
  'start-break': true,
  'end-break': true,
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

/** What is meant for the level or the break that the page showed: it is sent with that. */
const OF_A_LEVEL: Readonly<Record<With<'shown'>, true>> = {
  'next-level': true,
  'previous-level': true,
  'set-clock': true,
  'move-clock': true,
  'start-break': true,
  'end-break': true,
};

/** The level or the break that a clock shows, null before there is one. */
function shownBy(clock: ClockView | null): LevelShown | null {
  return clock?.level ? { level: clock.level.number, on_break: clock.on_break } : null;
}

/** What the director gives orders with: sends one, and keeps the refusal of the last for the page. */
export class Orders {
  refused = $state.raw<RefusalWords | null>(null);
  #considered: { seen: number | null; shown: LevelShown | null } | null = null;

  /** `newest` is the number of the newest act that the page shows, null where it shows none; `clock` its clock. */
  constructor(
    private readonly newest: () => number | null = () => null,
    private readonly clock: () => ClockView | null = () => null,
  ) {}

  /** An order is being thought about: what is ordered from now on was not known to who gives it. */
  consider(): void {
    this.#considered = this.#now();
  }

  async give(command: Command): Promise<Accepted | Refusal> {
    const { seen, shown } = this.#considered ?? this.#now();
    this.#considered = null;
    const result = await room.ask({
      ...command,
      ...(seen !== null && command.type in COUNTS_AGAIN ? { seen } : {}),
      ...(shown !== null && command.type in OF_A_LEVEL ? { shown } : {}),
    } as Command);
    this.refused = result.type === 'refusal' ? refusalWords(result) : null;
    return result;
  }

  #now(): { seen: number | null; shown: LevelShown | null } {
    return { seen: this.newest(), shown: shownBy(this.clock()) };
  }
}
