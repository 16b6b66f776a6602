import type { TurnView } from '../protocol';

/** How a turn's time stands: what is left now (of the bank, once that is used), as time and as a share. */
export interface TurnTime {
  banking: boolean;
  leftMs: number;
  share: number;
  bankMs: number;
}

export function timeOf(turn: TurnView, nowMs: number): TurnTime {
  const banking = nowMs >= turn.ends_ms && turn.bank_ms > 0;
  const [start, end] = banking ? [turn.ends_ms, turn.bank_ends_ms] : [turn.started_ms, turn.ends_ms];
  const leftMs = Math.max(0, end - nowMs);
  return {
    banking,
    leftMs,
    share: end > start ? Math.min(1, leftMs / (end - start)) : 0,
    bankMs: turn.bank_ms,
  };
}
