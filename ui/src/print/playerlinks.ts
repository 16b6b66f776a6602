import { mayGive } from '../director/order.svelte';
import { addressOf } from '../pieces/reach';
import { LIMITS } from '../protocol';
import { room } from '../wire/room.svelte';

/**
 * The address of each of these players' own page of the event, by player, for who may have them; of whom the room makes no
 * link there is none. A long list is asked for in parts, one after the other.
 */
export async function ownAddresses(event: string, players: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (!mayGive({ type: 'make-player-links', event })) return found;
  for (let first = 0; first < players.length; first += LIMITS.LIST_MAX_ITEMS) {
    const some = players.slice(first, first + LIMITS.LIST_MAX_ITEMS);
    const result = await room.ask({ type: 'make-player-links', event, players: some });
    if (result.type !== 'accepted') return found;
    for (const one of result.player_links ?? [])
      if (one.path !== null) found.set(one.player, addressOf(one.path));
  }
  return found;
}
