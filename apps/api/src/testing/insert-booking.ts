import type { BookingStatus } from '@abroad/contract';
import { newId } from '../core/ids.ts';
import type { TestApi } from './api.ts';
import type { Made, MadeMentor } from './make.ts';

/** Far enough away that no rule of time has a say. */
const DAY = '2030-01-10';
const START = `${DAY}T10:00:00Z`;
const END = `${DAY}T10:30:00Z`;

/**
 * Writes a booking straight into its table, for tests of what follows from one. The database still refuses two that
 * hold the same time.
 * @returns its id.
 */
export async function insertBooking(
  api: TestApi,
  booking: { mentor: MadeMentor; prospect: Made; status: BookingStatus },
): Promise<string> {
  const id = newId();
  await api.context.db
    .insertInto('booking')
    .values({
      id,
      mentor_user_id: booking.mentor.user_id,
      prospect_user_id: booking.prospect.user_id,
      event_type_id: booking.mentor.event_types[0]?.id ?? '',
      status: booking.status,
      title: 'Intro call',
      start_at: START,
      end_at: END,
      busy_start_at: START,
      busy_end_at: END,
      time_zone: 'UTC',
      mentor_time_zone: 'UTC',
      platform: 'google_meet',
      join_url: null,
      location: null,
      answers: '[]',
      message: null,
      price_minor: 0,
      currency: 'EUR',
      policy: '{}',
      hold_expires_at: null,
      ical_uid: id,
      cancelled_by: null,
      cancel_reason: null,
    })
    .execute();
  return id;
}
