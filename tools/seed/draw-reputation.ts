import type { Random } from './random.ts';

/** How often somebody was booked and what was said of it. */
export interface Reputation {
  rating: number | null;
  review_count: number;
  session_count: number;
}

const NEW = 0.2;
const MOST_SESSIONS = 240;

/** Draws sessions (few for most, many for some), reviews of about half of them, and a rating with two decimals. */
export function drawReputation(random: Random): Reputation {
  if (random.chance(NEW)) return { rating: null, review_count: 0, session_count: random.between(0, 2) };
  const session_count = Math.max(1, Math.round(MOST_SESSIONS * random.next() ** 3.2));
  const review_count = Math.round(session_count * (0.3 + 0.5 * random.next()));
  if (review_count === 0) return { rating: null, review_count, session_count };
  // One review is a whole number of stars; many come together between 4.4 and 5.
  const spread = review_count < 4 ? 1.4 : 0.9;
  const average = 5 - spread * random.next() ** 2;
  const rating = Math.round((Math.round(average * review_count) * 100) / review_count) / 100;
  return { rating: Math.min(5, rating), review_count, session_count };
}
