import { readPath, type Place } from './pages';

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
