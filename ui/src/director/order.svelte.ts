import { refusalWords, type RefusalWords } from '../pieces/refusal';
import type { Accepted, Command, Refusal } from '../protocol';
import { room } from '../wire/room.svelte';

/** What counts again when two directors order it at once: it is sent with the newest act that was seen. */
const COUNTS_AGAIN: ReadonlySet<Command['type']> = new Set<Command['type']>([
  'next-level',
  'previous-level',
  'move-clock',
  'penalise',
  'correct-chips',
  'buy-chips-for',
  'push-dealers',
  'change-deck',
]);

/** What the director gives orders with: sends one, and keeps the refusal of the last for the page. */
export class Orders {
  refused = $state.raw<RefusalWords | null>(null);
  #seen: number | null = null;

  /** `newest` is the number of the newest act that the page shows, null where it shows none. */
  constructor(private readonly newest: () => number | null = () => null) {}

  /** An order is being thought about: what is ordered from now on was not known to who gives it. */
  consider(): void {
    this.#seen = this.newest();
  }

  async give(command: Command): Promise<Accepted | Refusal> {
    const seen = this.#seen ?? this.newest();
    this.#seen = null;
    const counted = seen !== null && COUNTS_AGAIN.has(command.type);
    const result = await room.ask(counted ? ({ ...command, seen } as Command) : command);
    this.refused = result.type === 'refusal' ? refusalWords(result) : null;
    return result;
  }
}
