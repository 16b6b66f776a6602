import type { LiveLogView, LiveTransitView } from '../../protocol';
import { ordinal, say } from '../../words/words.svelte';

/** Codes of the log that say why a player changed seats, with words of their own. */
const WHY = new Set([
  'balance',
  'director',
  'wrong-seat',
  'swap',
  'redraw',
  'break',
  'final-table',
  'undone',
]);
/** Codes that say how a player came into play. */
const ENTERS = new Set(['late', 'alternate', 'rebuy', 'out-undone']);

/** A line of the log of table `here`, in words. */
export function logWords(line: LiveLogView, here: number): string {
  const { from_table: from, from_seat: old, to_table: table, to_seat: seat, name: player } = line;
  if (line.code === 'result') return say('table-log-result', { hand: line.hand });
  if (line.code === 'counted') return say('table-log-counted');
  if (table === null) return goneWords(line);
  if (from === null)
    return say(ENTERS.has(line.code) ? `table-log-enters-${line.code}` : 'table-log-enters', {
      player,
      seat,
    });
  if (from === table) return say('table-log-within', { player, old, seat });
  return table === here
    ? say('table-log-comes', { player, from, old, seat })
    : say('table-log-goes', { player, old, table, seat });
}

function goneWords({ code, name: player, place, winners, from_seat: old }: LiveLogView): string {
  if (code !== 'out') return say('table-log-left', { player, old });
  const out =
    place === null ? say('went-out', { player }) : say('table-log-out', { player, place: ordinal(place) });
  return winners.length > 0 ? out + say('table-log-winners', { winners }) : out;
}

/** Why somebody changed seats, in words; '' where the line says it. */
export const whyWords = ({ code, from_table: from, to_table: to }: LiveLogView): string =>
  WHY.has(code) && (from !== null || to !== null) ? say(`table-log-why-${code}`) : '';

/** A move to or from table `here` that has not happened, in words. */
export function transitWords(one: LiveTransitView, here: number): string {
  const { from_table: from, from_seat: old, to_table: table, to_seat: seat, name: player } = one;
  if (one.code === 'break' || one.code === 'final-table') return say(`transit-${one.code}`);
  const way = from === table ? 'within' : table === here ? 'comes' : 'goes';
  if (!player) return say(`transit-${way}-unknown`, { from, table });
  return say(`transit-${way}`, { player, from, old, table, seat });
}
