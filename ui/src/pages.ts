import type { Component } from 'svelte';

/** A page of the house: where it is, what it is called until it knows better, and its code, which comes when it is shown. */
export interface Page {
  /**
   * Its addresses. `{event}` is a part that the page is told as `event`, `{table:int}` one that must be a number,
   * `{edition:path}` one in which a slash may be written, `{what:break-slips}` one that must be this word.
   */
  paths: readonly string[];
  /** The code of its name in words. */
  title: string;
  /** Where the help speaks of it, behind `/help/<language>/`. */
  help: string;
  load: () => Promise<{ default: Component<never> }>;
  /** It stays as it is where only the parts of its address change. */
  stays?: true;
  /** Where it says that it no longer hears from the room, other than above: over itself, or on the screen in its own way. */
  stale?: 'over' | 'own';
  /** Nothing is said there of a seat that is kept at a cash table. */
  noSeat?: true;
}

/** Every page, a row each: its type, its address, its help, the server's list and what the build sends with it follow from the row. */
export const PAGES = {
  lobby: {
    paths: ['/'],
    title: 'nav-lobby',
    help: 'play/start/',
    load: () => import('./lobby/LobbyPage.svelte'),
  },
  event: {
    paths: ['/event/{event}'],
    title: 'nav-event',
    help: 'play/tournaments/',
    load: () => import('./event/EventPage.svelte'),
  },
  table: {
    paths: ['/table/{event}/{table:int}'],
    title: 'nav-event',
    help: 'play/table/',
    load: () => import('./table/TablePage.svelte'),
    stale: 'over',
  },
  director: {
    paths: ['/director', '/director/{event}'],
    title: 'nav-director',
    help: 'direct/first-tournament/',
    load: () => import('./director/DirectorPage.svelte'),
  },
  staff: {
    paths: ['/staff'],
    title: 'staff-sign-in',
    help: 'direct/staff/',
    load: () => import('./staff/StaffPage.svelte'),
  },
  settings: {
    paths: ['/settings', '/settings/{event}'],
    title: 'settings-title',
    help: 'direct/running/',
    load: () => import('./director/SettingsPage.svelte'),
  },
  clock: {
    paths: ['/clock/{event}'],
    title: 'nav-clock',
    help: 'direct/screens/',
    load: () => import('./screen/ScreenPage.svelte'),
    stale: 'own',
    noSeat: true,
  },
  wall: {
    paths: ['/screen/{screen}'],
    title: 'nav-clock',
    help: 'direct/screens/',
    load: () => import('./screen/LinkedScreen.svelte'),
    stale: 'own',
    noSeat: true,
  },
  screen: {
    paths: ['/screen/{event}/{parts}'],
    title: 'nav-clock',
    help: 'direct/screens/',
    load: () => import('./screen/ScreenPage.svelte'),
    stale: 'own',
    noSeat: true,
  },
  print: {
    paths: [
      '/print/{event}/{what}',
      '/print/{event}/{what}/{player}',
      '/print/{event}/{what:break-slips}/table/{table:int}',
    ],
    title: 'nav-event',
    help: 'direct/papers/',
    load: () => import('./print/PrintPage.svelte'),
    noSeat: true,
  },
  home: {
    paths: ['/home'],
    title: 'home-title',
    help: 'play/friends/',
    load: () => import('./home/HomeGamePage.svelte'),
  },
  invite: {
    paths: ['/invite/{event}/{token}'],
    title: 'home-title',
    help: 'play/friends/',
    load: () => import('./home/InvitePage.svelte'),
  },
  rules: {
    paths: [
      '/rules',
      '/rules/{edition:path}',
      '/rules/{edition:path}/{rule}',
      '/rules/{edition:path}/against/{against:path}',
    ],
    title: 'nav-rules',
    help: 'play/rulebook/',
    load: () => import('./rules/RulesPage.svelte'),
    stays: true,
  },
  floor: {
    paths: ['/floor', '/floor/{at}', '/floor/{at}/{out:int}'],
    title: 'nav-floor',
    help: 'direct/floor/',
    load: () => import('./live/floor/FloorPage.svelte'),
    stays: true,
  },
  live: {
    paths: ['/live/{table}'],
    title: 'dealer-page',
    help: 'direct/dealer/',
    load: () => import('./live/dealer/DealerPage.svelte'),
    stale: 'over',
  },
  board: {
    paths: ['/live/{table}/board'],
    title: 'live-lobby-title',
    help: 'direct/dealer/',
    load: () => import('./live/board/BoardPage.svelte'),
  },
  league: {
    paths: ['/league', '/league/{name}'],
    title: 'nav-leagues',
    help: 'direct/records/',
    load: () => import('./league/LeaguePage.svelte'),
  },
  players: {
    paths: ['/players'],
    title: 'nav-players',
    help: 'direct/records/',
    load: () => import('./players/PlayersPage.svelte'),
  },
  results: {
    paths: ['/results', '/results/{event}'],
    title: 'nav-results',
    help: 'direct/records/',
    load: () => import('./results/ResultsPage.svelte'),
  },
  payments: {
    paths: ['/payments/{event}'],
    title: 'payments-title',
    help: 'direct/payments/',
    load: () => import('./payments/PaymentsPage.svelte'),
  },
  replay: {
    paths: ['/replay', '/replay/{event}', '/replay/{event}/{hand:int}'],
    title: 'nav-replay',
    help: 'play/replay/',
    load: () => import('./replay/ReplayPage.svelte'),
    stays: true,
    stale: 'over',
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

/** The parts that a path names, as its page is told them. */
type Parts<Path extends string> = Path extends `${string}{${infer Part}}${infer Rest}`
  ? (Part extends `${infer Name}:int`
      ? { [N in Name]: number }
      : Part extends `${infer Name}:${string}`
        ? { [N in Name]: string }
        : { [N in Part]: string }) &
      Parts<Rest>
  : unknown;
type Names<Path> = Path extends string ? keyof Parts<Path> : never;
/** The parts of all of a page's paths: null where the path taken has no such part. */
type PartsOf<Path extends string> = {
  [N in Names<Path>]: Path extends string ? (N extends keyof Parts<Path> ? Parts<Path>[N] : null) : never;
};

/** What can be said of a page where one leads to it. */
type Saying<P extends PageName> = {
  [N in keyof PathParts<P>]?: PathParts<P>[N] | null | undefined;
};
type PathParts<P extends PageName> = PartsOf<(typeof PAGES)[P]['paths'][number]>;

/** Where in the house the page stands: a page and what its address says; a role link that opens nothing, or nowhere. */
export type Place =
  | { [P in PageName]: { page: P } & PartsOf<(typeof PAGES)[P]['paths'][number]> }[PageName]
  | { page: 'shut' }
  | { page: 'nowhere' };

/** Read a path. The page of a role link, `/link/<secret>`, is only ever shown where the link opens nothing. */
export function readPath(path: string): Place {
  const parts = decoded(path);
  if (parts === null) return { page: 'nowhere' };
  for (const [page, { paths }] of Object.entries(PAGES)) {
    const names = [...new Set(paths.flatMap((pattern) => split(pattern).flatMap(({ name }) => name ?? [])))];
    for (const pattern of paths) {
      const found = matched(pattern, parts);
      if (!found) continue;
      return { page, ...Object.fromEntries(names.map((name) => [name, found[name] ?? null])) } as Place;
    }
  }
  return { page: parts[0] === 'link' && parts.length === 2 ? 'shut' : 'nowhere' };
}

/** Where a page is, with all that is said of it here: the longest of its paths whose parts are. */
export function pathTo<P extends PageName>(page: P, parts?: Saying<P>): string {
  const said = new Map(
    Object.entries(parts ?? {}).flatMap(([name, part]) =>
      part == null || part === '' ? [] : [[name, String(part)] as const],
    ),
  );
  const known = PAGES[page].paths.map(split).filter((pattern) => pattern.every((part) => isSaid(part, said)));
  const [longest] = known.sort((one, other) => other.length - one.length);
  if (!longest) throw new Error(`no path to the page ${page} by ${[...said.keys()].join(', ') || 'itself'}`);
  return `/${longest.map(({ name, word }) => (name ? encodeURIComponent(said.get(name)!) : word)).join('/')}`;
}

const isSaid = ({ name, must }: Part, said: ReadonlyMap<string, string>): boolean =>
  name === undefined ||
  (said.has(name) && (!must || must === 'int' || must === 'path' || must === said.get(name)));

/** A part of a pattern: a word that stands there, or the name of what does. */
interface Part {
  name?: string;
  /** `int`, `path`, or the one word that may stand there. */
  must?: string;
  word?: string;
}

const split = (pattern: string): Part[] =>
  pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      const [, name, must] = /^{(\w+)(?::([\w-]+))?}$/.exec(part) ?? [];
      return name ? { name, must } : { word: part };
    });

/** What an address says by a pattern; null where it is another one's. */
function matched(pattern: string, parts: readonly string[]): Record<string, string | number> | null {
  const wanted = split(pattern);
  if (wanted.length !== parts.length) return null;
  const found: Record<string, string | number> = {};
  for (const [at, { name, must, word }] of wanted.entries()) {
    const part = parts[at]!;
    if (name === undefined) {
      if (part !== word) return null;
    } else if (must === 'int') {
      if (!/^\d+$/.test(part)) return null;
      found[name] = Number(part);
    } else if (must === undefined || must === 'path' || must === part) found[name] = part;
    else return null;
  }
  return found;
}

/** The parts of a path; null where it is written as no address can be, such as `/event/%`. */
function decoded(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}
