import type { EntrantView, EventView, PlayersFound, TableLine, TablesFound } from '../protocol';
import { room } from '../wire/room.svelte';

/** Whether an event's page shows everybody who is in it. */
export const isWhole = (view: EventView): boolean => view.entrants.length >= view.players;

/** Whether it shows all tables. */
export const hasAllTables = (view: EventView): boolean => view.tables.length >= view.line.tables;

/** Players from number `first` on, as the room finds them; null where it does not tell. */
export async function findPlayers(
  event: string,
  look: { words?: string; first?: number; left?: boolean },
): Promise<PlayersFound | null> {
  const found = await room.ask({
    type: 'find-players',
    event,
    words: look.words ?? '',
    first: look.first ?? 0,
    left: look.left ?? false,
    table: null,
  });
  return found.type === 'players-found' ? found : null;
}

/** The same of tables. */
export async function findTables(
  event: string,
  look: { words?: string; first?: number; open?: boolean },
): Promise<TablesFound | null> {
  const found = await room.ask({
    type: 'find-tables',
    event,
    words: look.words ?? '',
    first: look.first ?? 0,
    open: look.open ?? false,
  });
  return found.type === 'tables-found' ? found : null;
}

/** Everybody in the event, each once, page after page where its own page does not show all. */
export async function everybody(view: EventView): Promise<readonly EntrantView[]> {
  if (isWhole(view)) return view.entrants;
  const all = new Map<string, EntrantView>();
  for (let first = 0; ;) {
    const found = await findPlayers(view.line.event, { first });
    if (!found || found.players.length === 0) return [...all.values()];
    for (const one of found.players) all.set(one.player, one);
    first += found.players.length;
    if (first >= found.total) return [...all.values()];
  }
}

/** Everybody in a seat: by table, whose numbers stay while stacks change. */
export async function everySeat(view: EventView): Promise<readonly EntrantView[]> {
  if (isWhole(view)) return view.entrants;
  const all = new Map<string, EntrantView>();
  const take = ({ players }: TableLine) => players.forEach((one) => all.set(one.player, one));
  for (let first = 0; ;) {
    const found = await findTables(view.line.event, { first });
    if (!found || found.tables.length === 0) return [...all.values()];
    found.tables.forEach(take);
    first += found.tables.length;
    if (first >= found.total) return [...all.values()];
  }
}
