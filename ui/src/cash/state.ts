import type { CashView, TableView } from '../protocol';
import { dealtIn, playerAt } from '../table/facts';
import { say } from '../words/words.svelte';

/** How one stands at a cash table, in sentences; none where there is nothing to say. */
export function stateOf(view: TableView, cash: CashView): string[] {
  const { mine } = cash;
  if (!mine || view.my_seat === null)
    return [say('cash-watching'), ...(cash.ending ? [say('cash-ending-seen')] : roomOf(view, cash))];
  if (cash.ending) return [say('cash-ending')];
  if (mine.leaving) return [say('cash-leaving')];
  const told: string[] = [];
  if (mine.add_on > 0) told.push(say('cash-adding', { amount: mine.add_on }));
  told.push(...cutOf(cash));
  const playing = view.state === 'playing' && dealtIn(view, view.my_seat) !== undefined;
  const broke = playerAt(view, view.my_seat)?.stack === 0;
  if (lacksChips(view, cash))
    told.push(broke ? say('cash-no-chips') : say('cash-needs', { amount: mine.needs }));
  if (mine.sits_out) {
    told.push(
      playing
        ? say(mine.why_out === 'clock' ? 'cash-sits-out-clock-next' : 'cash-sits-out-next')
        : sitsOut(cash),
    );
    if (mine.owes > 0) told.push(say('cash-owes', { amount: mine.owes }));
  } else if (mine.waits) told.push(say('cash-waits'));
  else if (mine.owes > 0 && view.hand) {
    const kept = playerAt(view, view.my_seat)?.waits_for === 'button';
    told.push(say(kept ? 'cash-owes-button' : 'cash-owes-new', { amount: mine.owes }));
  }
  return told;
}

/** Whether one has too few chips here to be dealt in, and plays no hand: adding some is the way back. */
export function lacksChips(view: TableView, { mine }: CashView): boolean {
  if (!mine || mine.leaving || view.my_seat === null) return false;
  return mine.needs > 0 && !(view.state === 'playing' && dealtIn(view, view.my_seat) !== undefined);
}

/** That one sits out and is dealt no hand, and why; nothing where one plays. */
export function sitsOut({ mine }: CashView): string {
  if (!mine?.sits_out) return '';
  return say(
    mine.why_out === 'pause' || mine.why_out === 'clock' ? `cash-sits-out-${mine.why_out}` : 'cash-sits-out',
  );
}

/** That a seat comes free for one who watches a full table, where a house player has to play the hand first. */
function roomOf({ my_seat, players, seats }: TableView, { may_sit, frozen }: CashView): string[] {
  const here = players.filter(({ gone }) => gone === null);
  const full = here.length === seats && here.some(({ house }) => house !== null);
  return my_seat === null && full && !may_sit && !frozen ? [say('cash-makes-room')] : [];
}

/** Why less came than was asked for with the last add-on; nothing where all of it came. */
export function cutOf({ mine, buy_in: [, most] }: CashView): string[] {
  if (!mine?.cut) return [];
  const { why, asked, added } = mine.cut;
  return [say(`cash-cut-${why}`, { asked, added, most })];
}
