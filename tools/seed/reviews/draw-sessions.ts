import { wallToInstant, weekdayOf, zoneTable } from '@abroad/slots';
import type { Random } from '../random.ts';
import { weighted } from '../weighted.ts';
import type { ReviewedService, StoredMentor } from './read-mentors.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Their reviews are published: 14 days after the session. */
const LEAST_AGE_DAYS = 16;
const MOST_AGE_DAYS = 500;
/** A student meets a mentor at most about once in this many days. */
const DAYS_A_SESSION = 12;

/** How many reviews a mentor has; some have none, and some too few for a mean. */
const REVIEWS = weighted<readonly [low: number, high: number]>([
  [[0, 0], 14],
  [[1, 2], 16],
  [[3, 7], 42],
  [[8, 12], 22],
  [[13, 19], 6],
]);
const SESSIONS_A_REVIEW = 0.4;

export interface DrawnSession {
  service: ReviewedService;
  /** Epoch milliseconds. */
  start: number;
  end: number;
  is_reviewed: boolean;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A session at the mentor's hours on a day (days since 1970); null if they have none then. */
function drawSession(random: Random, mentor: StoredMentor, day: number): Omit<DrawnSession, 'is_reviewed'> | null {
  const service = random.pick(mentor.services);
  const table = zoneTable(mentor.time_zone);
  if (table === null) throw new Error(`there is no zone ${mentor.time_zone}`);
  const starts = mentor.rules
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .flatMap(({ start_time, end_time }) => {
      const [from, to] = [minutesOf(start_time), minutesOf(end_time) - service.duration_min];
      return to < from ? [] : Array.from({ length: Math.floor((to - from) / 30) + 1 }, (_, at) => from + at * 30);
    });
  if (starts.length === 0) return null;
  const start = wallToInstant(table, day * DAY_MS + random.pick(starts) * MINUTE_MS);
  return { service, start, end: start + service.duration_min * MINUTE_MS };
}

/**
 * Draws a mentor's past sessions, at most one a day, at their hours, since they joined.
 * @param now epoch milliseconds
 */
export function drawSessions(random: Random, mentor: StoredMentor, now: number): DrawnSession[] {
  const last = Math.floor(now / DAY_MS) - LEAST_AGE_DAYS;
  const joined = Math.ceil(Date.parse(mentor.created_at) / DAY_MS) + 3;
  const first = Math.max(joined, last - MOST_AGE_DAYS);
  const room = Math.max(0, Math.floor((last - first) / DAYS_A_SESSION));
  const [low, high] = REVIEWS.draw(random);
  const reviews = Math.min(room, random.between(low, high));
  const wanted = Math.min(room, reviews + random.between(0, Math.ceil(reviews * SESSIONS_A_REVIEW)));
  const days = random.some(
    Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at),
    wanted * 8,
  );
  return days
    .map((day) => drawSession(random, mentor, day))
    .filter((session) => session !== null)
    .slice(0, wanted)
    .map((session, at) => Object.assign(session, { is_reviewed: at < reviews }));
}
