import type { BookingStatus } from './statuses.ts';
import { DAY_MS, HOUR_MS } from './time.ts';
import { reviewSpan, type Span } from './times.ts';

/** The days after its publication in which a review can get a reply. */
export const REPLY_DAYS = 30;
const REPLY_CHANGE_H = 48;

/**
 * Says whether the sealed reviews of a session are published: it is completed, and both sides wrote or their time is over.
 * @param session.end epoch ms.
 * @param session.written the number of sides that have written.
 */
export function publishesReviews(
  { status, end, written }: { status: BookingStatus; end: number; written: number },
  now: number,
): boolean {
  return status === 'completed' && (written === 2 || now >= reviewSpan(end).end);
}

/** Returns the time in which a mentor may write or change the one reply (epoch ms): for 30 days, and a written one for 48 hours. */
export function replySpan({ published_at, replied_at }: { published_at: number; replied_at: number | null }): Span {
  const end = replied_at === null ? published_at + REPLY_DAYS * DAY_MS : replied_at + REPLY_CHANGE_H * HOUR_MS;
  return { start: published_at, end };
}

export function mayReply(review: Parameters<typeof replySpan>[0], now: number): boolean {
  const { start, end } = replySpan(review);
  return start <= now && now < end;
}
