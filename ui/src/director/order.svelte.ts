import { refusalWords, type RefusalWords } from '../pieces/refusal';
import type { Accepted, Command, Refusal } from '../protocol';
import { room } from '../wire/room.svelte';

/** What the director gives orders with: sends one, and keeps the refusal of the last for the page. */
export class Orders {
  refused = $state.raw<RefusalWords | null>(null);

  async give(command: Command): Promise<Accepted | Refusal> {
    const result = await room.ask(command);
    this.refused = result.type === 'refusal' ? refusalWords(result) : null;
    return result;
  }
}
