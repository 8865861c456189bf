import type { Random } from './random.ts';

const DAY_MS = 86_400_000;
/** The share of mentors active within two weeks, and of the others within half a year. */
const LIVELY = 0.6;
const NOW_AND_THEN = 0.7;

/** Draws when a mentor was last active, between joining and the present: milliseconds since 1970. */
export function drawLastActive(random: Random, { joined, present }: { joined: number; present: number }): number {
  const days = random.chance(LIVELY) ? 14 : random.chance(NOW_AND_THEN) ? 180 : 720;
  return Math.max(joined, present - Math.floor(days * DAY_MS * random.next()));
}
