import { ROWS, type Place, type Target } from './rows';

/** So far a finger or mouse moves before it drags: less is a tap. */
const SLOP_PX = 6;

/** A card that is dragged over the board, by mouse, pen or finger. */
export class Drag {
  /** The card on its way; null while none is. */
  card = $state<string | null>(null);
  /** Where it would come to stand if it were let go now. */
  over = $state.raw<Target | null>(null);

  #drop: (card: string, target: Target) => void;
  #node: HTMLElement | null = null;
  #pointer = -1;
  #from = { x: 0, y: 0 };
  #dragged = false;
  /** What is left to do of a drag that has ended. */
  #rest: (() => void) | null = null;

  constructor(drop: (card: string, target: Target) => void) {
    this.#drop = drop;
  }

  down = (event: PointerEvent): void => {
    // On a busy page the next one may begin before the last has come to rest.
    this.#settle();
    this.#dragged = false;
    const node = (event.target as Element).closest<HTMLElement>('[data-carry]');
    if (!node || event.button !== 0 || !event.isPrimary) return;
    this.#node = node;
    this.#pointer = event.pointerId;
    this.#from = { x: event.clientX, y: event.clientY };
  };

  move = (event: PointerEvent): void => {
    const node = this.#node;
    if (!node || event.pointerId !== this.#pointer) return;
    const [dx, dy] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (!this.card) {
      if (Math.hypot(dx, dy) < SLOP_PX) return;
      this.card = node.dataset.carry ?? null;
      this.#dragged = true;
      node.setPointerCapture(this.#pointer);
    }
    node.style.translate = `${dx}px ${dy}px`;
    this.over = targetAt(event.clientX, event.clientY, node);
  };

  up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const [card, target, node] = [this.card, this.over, this.#node];
    this.#pointer = -1;
    this.#node = null;
    // Not before the touch has ended: where the touched card leaves the page, its end is lost, and the next tap with it.
    this.#rest = () => {
      // The card glides from where it was let go, so it is put before it is set free.
      if (card && target) this.#drop(card, target);
      this.#end(node);
    };
    setTimeout(this.#settle);
  };

  cancel = (): void => this.#end(this.#node);

  /** A click that ends a drag is none. */
  click = (click: MouseEvent): void => {
    if (!this.#dragged) return;
    this.#dragged = false;
    click.stopPropagation();
    click.preventDefault();
  };

  #settle = (): void => {
    const rest = this.#rest;
    this.#rest = null;
    rest?.();
  };

  #end(node: HTMLElement | null): void {
    this.#node = null;
    this.#pointer = -1;
    this.card = null;
    this.over = null;
    if (node) queueMicrotask(() => (node.style.translate = ''));
  }
}

/** What lies under a point, below the card that is dragged. */
function targetAt(x: number, y: number, dragged: HTMLElement): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (dragged.contains(element)) continue;
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (!isPlace(place)) continue;
    return { place, card: element.closest<HTMLElement>('[data-carry]')?.dataset.carry };
  }
  return null;
}

function isPlace(place: string | undefined): place is Place {
  return place === 'hand' || ROWS.some((row) => row === place);
}
