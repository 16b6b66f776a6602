import { refusalWords } from '../pieces/refusal';
import type { Eyes, FileFault, FileView, Refusal, ReplayView, RoomHandsView } from '../protocol';
import { say } from '../words/words.svelte';

/** Whose eyes to look with, null for those that the server thinks of first. */
export interface Sight {
  eyes: Eyes;
  seat: number;
}

/** Why something cannot be shown, in words. */
export interface Trouble {
  type: 'trouble';
  /** Told anew at each look, so that it follows the language. */
  words: () => string;
}

type Answer = ReplayView | RoomHandsView | FileView | FileFault | Refusal;

/** The hands of an event that are over. */
export function fetchHands(event: string): Promise<RoomHandsView | Trouble> {
  return fetched<RoomHandsView>('room', { event });
}

/** One of them, step by step. */
export function fetchHand(event: string, hand: number, sight: Sight | null): Promise<ReplayView | Trouble> {
  return fetched<ReplayView>('room', { event, hand: String(hand), ...asked(sight) });
}

/** The hands of a file. */
export function readFile(file: File): Promise<FileView | Trouble> {
  return fetched<FileView>('file', { name: file.name }, file);
}

/** One of them, step by step. */
export function readHand(file: File, hand: number, sight: Sight | null): Promise<ReplayView | Trouble> {
  return fetched<ReplayView>('file', { name: file.name, hand: String(hand), ...asked(sight) }, file);
}

/** A fault of a file in words: the line, and what is wrong there. */
export function faultWords({ line, refusal }: FileFault): string {
  return say('replay-file-line', { line, reason: refusalWords(refusal).title });
}

const asked = (sight: Sight | null): Record<string, string> =>
  sight ? { eyes: sight.eyes, seat: String(sight.seat) } : {};

async function fetched<T extends Answer>(
  what: 'room' | 'file',
  query: Record<string, string>,
  body?: File,
): Promise<T | Trouble> {
  let answer: Answer;
  try {
    const response = await fetch(`/api/replay/${what}?${new URLSearchParams(query)}`, {
      method: body ? 'POST' : 'GET',
      body: body ?? null,
      headers: body ? { 'content-type': 'application/octet-stream' } : {},
    });
    answer = (await response.json()) as Answer;
  } catch {
    return { type: 'trouble', words: () => say('replay-lost') };
  }
  if (answer.type === 'refusal') {
    const refusal = answer;
    return { type: 'trouble', words: () => refusalWords(refusal).title };
  }
  if (answer.type === 'file-fault') {
    const fault = answer;
    return { type: 'trouble', words: () => faultWords(fault) };
  }
  return answer as T;
}
