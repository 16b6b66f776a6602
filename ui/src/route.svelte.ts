/** Where in the house the page stands. */
export type Place =
  | { page: 'lobby' }
  | { page: 'event'; event: string }
  | { page: 'table'; event: string; table: number }
  | { page: 'director'; event: string | null }
  | { page: 'clock'; event: string }
  | { page: 'screen'; event: string; parts: string }
  | { page: 'wall'; screen: string }
  | { page: 'print'; event: string; what: string; player: string | null; table: number | null }
  | { page: 'league'; name: string | null }
  | { page: 'players' }
  | { page: 'results'; event: string | null }
  | { page: 'replay'; event: string | null; hand: number | null }
  | { page: 'rules'; edition: string | null; rule: string | null; against: string | null }
  | { page: 'live'; table: string }
  | { page: 'board'; table: string }
  | { page: 'floor'; at: string | null }
  | { page: 'home' }
  | { page: 'invite'; event: string; token: string }
  | { page: 'shut' }
  | { page: 'nowhere' };

/**
 * Read a path: `/`, `/event/<event>`, `/table/<event>/<n>`, `/director[/<event>]`, `/clock/<event>`,
 * `/screen/<screen>`, `/screen/<event>/<parts>`, `/print/<event>/<what>[/<player>|/table/<n>]`, `/home`,
 * `/live/<table>[/board]`, `/floor[/ask|/open|/<table>]`,
 * `/invite/<event>/<token>`, `/rules[/<edition>[/<rule>]]`, `/rules/<edition>/against/<edition>`,
 * `/league[/<name>]`, `/players`, `/results[/<event>]`, `/replay[/<event>[/<hand>]]`. The page of a role link, `/link/<secret>`, is only ever shown where the link opens
 * nothing.
 */
export function readPath(path: string): Place {
  const parts = decoded(path);
  if (parts === null) return { page: 'nowhere' };
  const [page, event, rest, ...more] = parts;
  if (page === undefined) return { page: 'lobby' };
  if (page === 'rules') return rulesPlace(parts.slice(1));
  if (page === 'print' && event && rest && more.length <= 1)
    return { page, event, what: rest, player: more[0] ?? null, table: null };
  if (page === 'print' && event && rest === 'break-slips' && more.length === 2 && more[0] === 'table')
    return /^\d+$/.test(more[1]!)
      ? { page, event, what: rest, player: null, table: Number(more[1]) }
      : { page: 'nowhere' };
  if (more.length > 0) return { page: 'nowhere' };
  if (page === 'home' && event === undefined) return { page };
  if (page === 'league' && rest === undefined) return { page, name: event ?? null };
  if (page === 'players' && event === undefined) return { page };
  if (page === 'invite' && event && rest) return { page, event, token: rest };
  if (page === 'director' && rest === undefined) return { page, event: event ?? null };
  if ((page === 'event' || page === 'clock') && event && rest === undefined) return { page, event };
  if (page === 'screen' && event && rest === undefined) return { page: 'wall', screen: event };
  if (page === 'screen' && event && rest) return { page, event, parts: rest };
  if (page === 'results' && rest === undefined) return { page, event: event ?? null };
  if (page === 'live' && event && rest === undefined) return { page, table: event };
  if (page === 'live' && event && rest === 'board') return { page: 'board', table: event };
  if (page === 'floor' && rest === undefined) return { page, at: event ?? null };
  if (page === 'table' && event && /^\d+$/.test(rest ?? '')) return { page, event, table: Number(rest) };
  if (page === 'replay' && /^\d*$/.test(rest ?? ''))
    return { page, event: event ?? null, hand: rest ? Number(rest) : null };
  return { page: page === 'link' && event && rest === undefined ? 'shut' : 'nowhere' };
}

/** Where in the rulebook: an edition, a rule in it, or two editions side by side. */
function rulesPlace([edition, rule, other, ...more]: string[]): Place {
  if (more.length > 0 || (other && rule !== 'against')) return { page: 'nowhere' };
  const named = { page: 'rules' as const, edition: edition ?? null };
  return other ? { ...named, rule: null, against: other } : { ...named, rule: rule ?? null, against: null };
}

/** The parts of a path; null where it is written as no address can be, such as `/event/%`. */
function decoded(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export const path = {
  event: (event: string) => `/event/${encodeURIComponent(event)}`,
  table: (event: string, table: number) => `/table/${encodeURIComponent(event)}/${table}`,
  director: (event?: string) => (event ? `/director/${encodeURIComponent(event)}` : '/director'),
  clock: (event: string) => `/clock/${encodeURIComponent(event)}`,
  /** A big screen that the director has put up. */
  wall: (screen: string) => `/screen/${encodeURIComponent(screen)}`,
  /** A big screen of these parts, the first one large: "clock+prizes". */
  screen: (event: string, parts: readonly string[]) =>
    `/screen/${encodeURIComponent(event)}/${parts.join('+')}`,
  /** Of all players, or of one. */
  print: (event: string, what: string, player?: string) =>
    `/print/${encodeURIComponent(event)}/${what}${player ? `/${encodeURIComponent(player)}` : ''}`,
  /** The break slips of one table alone. */
  slipsOf: (event: string, table: number) => `/print/${encodeURIComponent(event)}/break-slips/table/${table}`,
  league: (name?: string) => (name ? `/league/${encodeURIComponent(name)}` : '/league'),
  players: '/players',
  results: (event?: string) => (event ? `/results/${encodeURIComponent(event)}` : '/results'),
  replay: (event?: string, hand?: number) =>
    ['/replay', ...(event ? [encodeURIComponent(event)] : []), ...(event && hand ? [hand] : [])].join('/'),
  /** Without an edition that which the room plays. */
  rules: (edition?: string | null, rule?: string) =>
    ['/rules', ...[edition, edition && rule].filter(Boolean).map((part) => encodeURIComponent(part!))].join(
      '/',
    ),
  compare: (first: string, second: string) =>
    `/rules/${encodeURIComponent(first)}/against/${encodeURIComponent(second)}`,
  live: (table: string) => `/live/${encodeURIComponent(table)}`,
  board: (table: string) => `/live/${encodeURIComponent(table)}/board`,
  /** The floor: its page, one of its live tables, the ruling assistant (`ask`) or a new table (`open`). */
  floor: (at?: string) => (at ? `/floor/${encodeURIComponent(at)}` : '/floor'),
  home: '/home',
};

class Route {
  place = $state.raw<Place>(readPath(location.pathname));

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (click) => this.#follow(click));
  }

  /** Go to a path of the house without loading the page anew. */
  go(to: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', to);
    else history.replaceState(null, '', to);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.place = readPath(location.pathname);
  }

  #follow(click: MouseEvent): void {
    const link = (click.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return;
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey)
      return;
    if (['nowhere', 'shut'].includes(readPath(link.pathname).page)) return;
    click.preventDefault();
    this.go(link.pathname);
  }
}

export const route = new Route();
