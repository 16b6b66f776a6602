import type { ChoiceView, TableView } from '../protocol';
import { gameName } from '../words/names';
import { say, timeLeft } from '../words/words.svelte';

/** Whether the viewer has to choose the next game now. */
export function isMyChoice({ choice, my_seat }: TableView): boolean {
  return choice !== null && choice.seat === my_seat && choice.chosen === null;
}

/** Who chooses the next game, and how much time is left, or which game was chosen. */
export function choiceInWords(view: TableView, nowMs: number): string {
  const { choice, my_seat } = view;
  if (!choice) return '';
  const mine = choice.seat === my_seat;
  if (choice.chosen !== null)
    return mine ? say('choice-made-you') : say('choice-made', { player: choice.name });
  const who = mine ? say('choice-yours') : say('choice-others', { player: choice.name });
  if (choice.ends_ms === null) return who;
  return [who, say('choice-left', { left: timeLeft(choice.ends_ms - nowMs) })].join(say('pause'));
}

/** The game that comes next: the one that was chosen, or the one that comes where nobody chooses. */
export function nextInWords({ chosen, otherwise }: ChoiceView): string {
  return chosen === null
    ? say('choice-otherwise', { next: gameName(otherwise) })
    : say('game-next', { next: gameName(chosen) });
}
