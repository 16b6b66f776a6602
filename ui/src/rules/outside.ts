import { folded } from './search';

/** What people search for and no document of the book speaks of, by the words that tell what is nearest. */
const OUTSIDE: Record<string, readonly string[]> = {
  runs: ['run it twice', 'run twice', 'running it twice', 'rit', '发两次', '跑两次', '发两次牌'],
  bounty: ['bounty', 'bounties', 'knockout', '赏金', '猎人赛'],
  clock: ['shot clock', 'time bank', 'time extension', '行动计时', '时间库'],
  splash: ['splash', 'splashing', 'splash the pot', '甩筹码', '泼筹码'],
  line: ['betting line', 'bet line', '下注线'],
};

/** Which of them a query asks for; null for any other. */
export function outsideOf(query: string): string | null {
  const asked = folded(query.trim());
  return Object.keys(OUTSIDE).find((code) => OUTSIDE[code]!.includes(asked)) ?? null;
}
