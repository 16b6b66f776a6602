import { readPath, type Place } from './pages';

/** What the browser keeps of a step in its history: the path that it came from. */
function cameFrom(): string | null {
  const kept = globalThis.history?.state as { from?: unknown } | null | undefined;
  return typeof kept?.from === 'string' ? kept.from : null;
}

class Route {
  place = $state.raw<Place>(readPath(location.pathname));
  /** The path that one came from to this page; null where it was opened by itself. It outlasts a reload. */
  from = $state.raw<string | null>(cameFrom());

  constructor() {
    addEventListener('popstate', () => this.#arrive());
    document.addEventListener('click', (click) => this.#follow(click));
  }

  /** Go to a path of the house without loading the page anew. */
  go(to: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState({ from: location.pathname }, '', to);
    else history.replaceState(history.state, '', to);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.place = readPath(location.pathname);
    this.from = cameFrom();
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
