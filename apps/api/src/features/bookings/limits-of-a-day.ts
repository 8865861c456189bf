import { LIMITS, type ErrorCode } from '@abroad/contract';
import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import type { Wanted } from './wanted.ts';

const DAY_MS = 24 * 60 * 60_000;

interface Made {
  is_with_mentor: boolean;
  /** Cancelled by who made it. */
  is_taken_back: boolean;
  created_at: string;
}

interface Cap {
  code: ErrorCode;
  max: number;
  counts: (made: Made) => boolean;
}

const CAPS: readonly Cap[] = [
  {
    code: 'TOO_MANY_BOOKINGS_WITH_MENTOR',
    max: LIMITS.bookings_per_mentor_day,
    counts: ({ is_with_mentor }) => is_with_mentor,
  },
  {
    code: 'TOO_MANY_BOOKINGS_WITH_MENTOR',
    max: LIMITS.taken_back_per_mentor_day,
    counts: ({ is_with_mentor, is_taken_back }) => is_with_mentor && is_taken_back,
  },
  { code: 'TOO_MANY_BOOKINGS', max: LIMITS.bookings_per_person_day, counts: () => true },
  { code: 'TOO_MANY_BOOKINGS', max: LIMITS.taken_back_per_person_day, counts: ({ is_taken_back }) => is_taken_back },
];

/**
 * Refuses one more booking of somebody who booked, or booked and cancelled, as often as 24 hours allow. Each is a mail to the
 * other side. Under the people's locks.
 * @throws AppError TOO_MANY_BOOKINGS_WITH_MENTOR, TOO_MANY_BOOKINGS, with when the next one may be made.
 */
export async function checkBookingsOfDay(
  trx: Database,
  { mentor_user_id, prospect_user_id, now }: Pick<Wanted, 'mentor_user_id' | 'prospect_user_id' | 'now'>,
): Promise<void> {
  const { rows } = await sql<Made>`
    select mentor_user_id = ${mentor_user_id} as is_with_mentor, created_at,
      status = 'cancelled' and cancelled_by = 'prospect' as is_taken_back
    from booking where prospect_user_id = ${prospect_user_id} and created_at > ${new Date(now - DAY_MS)}
    order by created_at desc`.execute(trx);
  for (const { code, max, counts } of CAPS) {
    const first = rows.filter(counts)[max - 1];
    if (first !== undefined) {
      throw new AppError(code, { retry_after_s: Math.ceil((Date.parse(first.created_at) + DAY_MS - now) / 1000) });
    }
  }
}

/**
 * Refuses more words, proposals, reschedules or places of somebody to one other person than 24 hours allow, by the
 * database's clock. Under the people's locks.
 * @param code what they are told: `TOO_MANY_MESSAGES` for words that may be left out.
 * @throws AppError with that code, and when they may write again.
 */
export async function checkTextsOfDay(
  trx: Database,
  { from, to }: { from: string; to: string },
  code: 'TOO_MANY_MESSAGES' | 'TOO_MANY_CHANGES',
): Promise<void> {
  const { rows } = await sql<{ wait_s: number }>`
    select ceil(extract(epoch from event.created_at + interval '24 hours' - clock_timestamp()))::int as wait_s
    from booking join booking_event event on event.booking_id = booking.id
    where ((booking.mentor_user_id = ${from} and booking.prospect_user_id = ${to})
        or (booking.mentor_user_id = ${to} and booking.prospect_user_id = ${from}))
      and event.actor_user_id = ${from} and event.created_at > clock_timestamp() - interval '24 hours'
      and (event.kind in ('rescheduled', 'proposed', 'placed') or event.detail ? 'reason'
        or event.kind = 'created' and (booking.message is not null or booking.answers <> '[]'))
    order by event.created_at desc offset ${LIMITS.texts_per_pair_day - 1} limit 1`.execute(trx);
  const [first] = rows;
  if (first !== undefined) {
    throw new AppError(code, { retry_after_s: Math.max(1, first.wait_s) });
  }
}
