import { readPath, type Place } from './pages';

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
