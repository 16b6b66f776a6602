import { moveMs } from '../table/motion';

/** Where every card of the board stands on the screen. */
export type Spots = ReadonlyMap<string, DOMRect>;

/** Take down where the cards stand, before they change places. */
export function spotsIn(board: HTMLElement | undefined): Spots {
  return new Map(cardsIn(board).map((node) => [node.dataset.carry!, node.getBoundingClientRect()]));
}

/** Let each card glide from where it stood to where it stands. */
export function glideFrom(spots: Spots, board: HTMLElement | undefined): void {
  const ways = cardsIn(board).flatMap((node) => {
    const from = spots.get(node.dataset.carry!);
    const to = node.getBoundingClientRect();
    const [dx, dy] = from ? [from.x - to.x, from.y - to.y] : [0, 0];
    return Math.hypot(dx, dy) > 1 ? [{ node, dx, dy }] : [];
  });
  if (ways.length === 0) return;
  const duration = moveMs();
  if (duration === 0) return;
  for (const { node, dx, dy } of ways)
    node.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
}

function cardsIn(board: HTMLElement | undefined): HTMLElement[] {
  return [...(board?.querySelectorAll<HTMLElement>('[data-carry]') ?? [])];
}
