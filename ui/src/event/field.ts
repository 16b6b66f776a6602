import type {
  DrawView,
  EntrantView,
  EntriesFound,
  EntryFound,
  EventNews,
  EventView,
  PlayersFound,
  TableLine,
  TablesFound,
} from '../protocol';
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

/** Those who have to do with an event, as the room tells them to its director; null where it does not tell. */
export async function findEntries(
  event: string,
  look: { words: string; first: number; status: EntryFound['status'] | null },
): Promise<EntriesFound | null> {
  const found = await room.ask({ type: 'find-entries', event, ...look, player: null });
  return found.type === 'entries-found' ? found : null;
}

/** How one of them stands now, and what can be done for that player; null where the room does not say. */
export async function findEntry(event: string, player: string): Promise<EntryFound | null> {
  const look = { words: '', first: 0, status: null, player };
  const found = await room.ask({ type: 'find-entries', event, ...look });
  return found.type === 'entries-found' ? (found.entries[0] ?? null) : null;
}

/** All who wait for a seat of the event, as far as the room tells it to the one who asks. */
export async function whoWaits(event: string): Promise<readonly EntrantView[]> {
  const all: EntrantView[] = [];
  for (;;) {
    const found = await findEntries(event, { words: '', first: all.length, status: 'alternate' });
    if (!found || found.entries.length === 0) return all;
    all.push(...found.entries.map(({ entrant }) => entrant));
    if (all.length >= found.total) return all;
  }
}

/** A player of the event; in a large field, one whom the page does not list is looked up by name. */
export async function playerOf(view: EventView, player: string, name: string): Promise<EntrantView | null> {
  const known = [...view.entrants, ...view.tables.flatMap(({ players }) => players)];
  const found = known.find((one) => one.player === player);
  if (found) return found;
  const looked = await findPlayers(view.line.event, { words: name });
  return looked?.players.find((one) => one.player === player) ?? null;
}

/** Tables from number `first` on, as the room finds them; null where it does not tell. */
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

/** All draws that were made in an event, the latest first. */
export async function allDraws(event: string): Promise<readonly DrawView[]> {
  const all: DrawView[] = [];
  for (;;) {
    const found = await room.ask({ type: 'find-draws', event, first: all.length });
    if (found.type !== 'draws-found' || found.draws.length === 0) return all.reverse();
    all.push(...found.draws);
    if (all.length >= found.total) return all.reverse();
  }
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

const STARTS: readonly string[] = ['flight-started', 'day-started'];

/**
 * The news of tables that broke in the flight or on the day that is played, as far as it is still told, the latest
 * first: of each table once, and of none that stands, for of these there are slips. With a start all numbers begin anew.
 */
export function brokenTables(
  news: readonly EventNews[],
  tables: readonly Pick<TableLine, 'table' | 'state'>[],
): { n: number; table: number }[] {
  const told = new Set(tables.filter(({ state }) => state !== 'broken').map(({ table }) => table));
  return news
    .slice(news.findLastIndex(({ code }) => STARTS.includes(code)) + 1)
    .filter(({ code }) => code === 'table-broken')
    .map(({ n, parameters }) => ({ n, table: Number(parameters.table) }))
    .reverse()
    .filter(({ table }) => !told.has(table) && told.add(table));
}
