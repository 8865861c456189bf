import { DEFAULT_POLICY } from '@abroad/booking-rules';
import type { BookingStatus } from '@abroad/contract';
import { newId } from '../core/ids.ts';
import type { TestApi } from './api.ts';
import type { Made, MadeMentor } from './make.ts';

/** Far enough away that no rule of time has a say. */
const FAR_AWAY = '2058-01-10T10:00:00Z';
const HALF_AN_HOUR_MS = 30 * 60_000;

/**
 * Writes a booking straight into its table, for tests of what follows from one. The database still refuses two that
 * hold the same time.
 * @param booking.start of its half hour; left out: one that is far away.
 * @returns its id.
 */
export async function insertBooking(
  api: TestApi,
  booking: {
    mentor: MadeMentor;
    prospect: Made;
    status: BookingStatus;
    start?: string;
    /** In minor units of the currency; left out: free. */
    price_minor?: number;
    /** Left out: the euro. */
    currency?: string;
    title?: string;
    hold_expires_at?: string;
    /** From then on it can be paid; left out: at once. */
    payment_opens_at?: string;
    /** From then on the student can't withdraw from the contract; left out: they have no such right. */
    withdraw_until?: string;
  },
): Promise<string> {
  const id = newId();
  const start = booking.start ?? FAR_AWAY;
  const end = new Date(Date.parse(start) + HALF_AN_HOUR_MS).toISOString();
  await api.context.db
    .insertInto('booking')
    .values({
      id,
      mentor_user_id: booking.mentor.user_id,
      prospect_user_id: booking.prospect.user_id,
      event_type_id: booking.mentor.event_types[0]?.id ?? '',
      status: booking.status,
      title: booking.title ?? 'Intro call',
      start_at: start,
      end_at: end,
      busy_start_at: start,
      busy_end_at: end,
      time_zone: 'UTC',
      mentor_time_zone: 'UTC',
      platform: 'google_meet',
      answers: '[]',
      price_minor: booking.price_minor ?? 0,
      currency: booking.currency ?? 'EUR',
      policy: JSON.stringify(DEFAULT_POLICY),
      hold_expires_at: booking.hold_expires_at ?? null,
      payment_opens_at: booking.payment_opens_at ?? null,
      mentor_is_trader: booking.withdraw_until !== undefined,
      withdraw_until: booking.withdraw_until ?? null,
      ical_uid: id,
    })
    .execute();
  return id;
}
