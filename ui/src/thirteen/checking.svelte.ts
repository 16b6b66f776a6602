import type { RowName, ThirteenView } from '../protocol';
import type { Row } from './rows';

/** How rows stand, as the room judges them: what each makes, and which two are out of order. */
export interface Standing {
  names: Readonly<Partial<Record<Row, RowName>>>;
  /** Points that a row is worth where it wins, beyond a row's own; none at a plain table. */
  bonuses: Readonly<Partial<Record<Row, number>>>;
  /** The rows that are out of order, the one that is too high first; none where there is no foul. */
  bad: readonly Row[];
  /** The best natural that the thirteen cards hold. */
  natural: { natural: string; points: number } | null;
}

/** How rows stand that are set: the viewer's own seat says what they make. */
export function standingOf(view: ThirteenView | null): Standing | null {
  const mine = view?.seats.find(({ seat }) => seat === view.viewer);
  const [front, middle, back] = mine?.rows ?? [];
  if (!front || !middle || !back) return null;
  return {
    names: { front: front.hand, middle: middle.hand, back: back.hand },
    bonuses: {},
    bad: [],
    natural: null,
  };
}
