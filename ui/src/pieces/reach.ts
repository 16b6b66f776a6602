import { room } from '../wire/room.svelte';

/** Whether a page at this host was opened on the room's own machine, by a name that means another one elsewhere. */
export function isOwnMachine(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}

/**
 * Where others find the room: as this page did, unless it is on the room's own machine; there the room says it, and null
 * where no other machine finds it.
 */
export function reach(): string | null {
  return isOwnMachine(location.hostname) ? (room.welcome?.reach ?? null) : location.origin;
}

/** The address of a path of the room that is handed to others. */
export function addressOf(path: string): string {
  return new URL(path, reach() ?? location.origin).href;
}
