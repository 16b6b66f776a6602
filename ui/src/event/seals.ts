import { say } from '../words/words.svelte';

/** Hex digits as people compare them, four by four. */
export const spaced = (hex: string): string => hex.replace(/(.{4})(?=.)/g, '$1 ');

/** What a draw was made for, in words. */
export function drawWords(purpose: string): string {
  const [what, one = '', chip = ''] = purpose.split('/');
  switch (what) {
    case 'seats':
      return say('draw-of-seats');
    case 'final-table':
      return say('draw-of-final-table');
    case 'redraw':
      return say('draw-of-redraw', { number: Number(one) });
    case 'button':
      return say('draw-of-button', { table: Number(one) });
    case 'break':
      return say('draw-of-break', { table: Number(one) });
    case 'entry':
      return say('draw-of-entry', { number: Number(one) });
    case 'rebuy':
      return say('draw-of-rebuy', { number: Number(one) });
    case 'race':
      return say('draw-of-race', { table: Number(one), chip: Number(chip) });
    default:
      return purpose;
  }
}
