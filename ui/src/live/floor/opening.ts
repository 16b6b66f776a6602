import type { LiveLevel } from '../../protocol';

/** A level while it is typed: empty fields are null. */
export interface LevelTyped {
  small: number | null;
  big: number | null;
  ante: number | null;
  bringIn: number | null;
  minBet: number | null;
}

export const blank = (): LevelTyped => ({ small: 100, big: 200, ante: 0, bringIn: null, minBet: null });

export const typedOf = (level: LiveLevel): LevelTyped => ({
  small: level.small_blind,
  big: level.big_blind,
  ante: level.ante ?? 0,
  bringIn: level.bring_in ?? null,
  minBet: level.min_bet ?? null,
});

/** The level as the room takes it. Which amounts can be is the room's to say. */
export const levelOf = ({ small, big, ante, bringIn, minBet }: LevelTyped): LiveLevel => ({
  small_blind: small ?? 0,
  big_blind: big ?? 0,
  ante: ante ?? 0,
  bring_in: bringIn,
  min_bet: minBet,
});
