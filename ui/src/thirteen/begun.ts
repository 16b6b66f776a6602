import { cardsOf, ROWS, type Layout } from './rows';

const KEY = 'ruleone.laid';
/** So many tables at most are remembered, the newest. */
const TABLES_MOST = 8;

/** An arrangement that is begun, and the hand that it belongs to. */
interface Begun {
  table: string;
  hand: number;
  layout: Layout;
}

/**
 * What of a hand is laid in rows, as this browser keeps it until the cards are set: a page that is loaded anew shows
 * it again. It is never sent.
 */
export function begunOf(table: string, hand: number, cards: readonly string[]): Layout | null {
  const found = read().find((one) => one.table === table && one.hand === hand);
  const same = found && [...cardsOf(found.layout)].sort().join() === [...cards].sort().join();
  return same ? found.layout : null;
}

/** Keep a layout for as long as its hand goes on. */
export function keepBegun(table: string, hand: number, layout: Layout): void {
  write([...read().filter((one) => one.table !== table), { table, hand, layout }].slice(-TABLES_MOST));
}

/** The hand is set, or over: nothing of it is kept. */
export function forgetBegun(table: string): void {
  const [kept, all] = [read().filter((one) => one.table !== table), read()];
  if (kept.length < all.length) write(kept);
}

/** What is kept, as far as it can be read: storage may be full of anything, or closed. */
function read(): Begun[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isBegun) : [];
  } catch {
    return [];
  }
}

function write(kept: readonly Begun[]): void {
  try {
    if (kept.length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept, nothing is: the page works without.
  }
}

function isBegun(one: unknown): one is Begun {
  if (typeof one !== 'object' || one === null) return false;
  const { table, hand, layout } = one as Partial<Begun>;
  return typeof table === 'string' && typeof hand === 'number' && isLayout(layout);
}

function isLayout(layout: unknown): layout is Layout {
  if (typeof layout !== 'object' || layout === null) return false;
  const lies = layout as Record<string, unknown>;
  return [...ROWS, 'hand'].every((place) => {
    const cards = lies[place];
    return Array.isArray(cards) && cards.every((card) => typeof card === 'string');
  });
}
