import type { BookingEventTable, BookingTable, ReviewEventTable, ReviewTable } from '@abroad/api/db/tables';
import { newId } from '@abroad/api/core/ids';
import { COMPLETE_AFTER_END_H, DEFAULT_POLICY, reviewSpan } from '@abroad/booking-rules';
import type { Insertable } from 'kysely';
import type { DrawnReview } from './draw-review.ts';
import type { DrawnSession } from './draw-sessions.ts';
import type { StoredMentor } from './read-mentors.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BOOKED_BEFORE_MS = 3 * DAY_MS;
const COMPLETED_AFTER_MS = COMPLETE_AFTER_END_H * HOUR_MS;
const REPLIED_AFTER_MS = 20 * HOUR_MS;

export interface SessionRows {
  booking: Insertable<BookingTable>[];
  booking_event: Insertable<BookingEventTable>[];
  review: Insertable<ReviewTable>[];
  review_event: Insertable<ReviewEventTable>[];
}

export interface HeldSession extends Pick<DrawnSession, 'service' | 'start' | 'end'> {
  mentor: StoredMentor;
  student: { id: string; time_zone: string };
}

const instant = (ms: number) => new Date(ms).toISOString();

/** A session that was booked and took place. It is free, so that no payment has to be made up. */
function bookingRow({ mentor, student, service, start, end }: HeldSession): Insertable<BookingTable> {
  const id = newId();
  const { buffer_before_min, buffer_after_min } = mentor;
  return {
    id,
    mentor_user_id: mentor.id,
    prospect_user_id: student.id,
    event_type_id: service.id,
    status: 'completed',
    title: service.title,
    start_at: instant(start),
    end_at: instant(end),
    busy_start_at: instant(start - buffer_before_min * 60_000),
    busy_end_at: instant(end + buffer_after_min * 60_000),
    time_zone: student.time_zone,
    mentor_time_zone: mentor.time_zone,
    platform: service.platform,
    join_url: service.meeting_location,
    location: null,
    answers: '[]',
    message: null,
    price_minor: 0,
    currency: service.currency,
    policy: JSON.stringify({ ...DEFAULT_POLICY, buffer_before_min, buffer_after_min }),
    hold_expires_at: null,
    free_cancel_until: null,
    ical_uid: `${id}@demo.example`,
    cancelled_by: null,
    cancel_reason: null,
    created_at: instant(start - BOOKED_BEFORE_MS),
    updated_at: instant(end + COMPLETED_AFTER_MS),
  };
}

/** Adds a held session with its history. @returns the booking's id. */
export function addSession(rows: SessionRows, session: HeldSession): string {
  const booking = bookingRow(session);
  const { id: booking_id } = booking;
  const [by_student, by_system] = [
    { actor_user_id: session.student.id, actor_role: 'prospect' },
    { actor_user_id: null, actor_role: 'system' },
  ] as const;
  const event = { booking_id, detail: '{}' };
  const { created_at, updated_at } = booking;
  rows.booking.push(booking);
  rows.booking_event.push(
    { ...event, ...by_student, id: newId(), kind: 'created', from_status: null, to_status: 'confirmed', created_at },
    {
      ...event,
      ...by_system,
      id: newId(),
      kind: 'completed',
      from_status: 'confirmed',
      to_status: 'completed',
      created_at: updated_at,
    },
  );
  return booking_id;
}

/** When the student wrote, when the review was published and the mentor replied. */
function timesOf({ end, start }: HeldSession, { reply }: DrawnReview) {
  const published = reviewSpan(end).end;
  // Somewhere in the first days, and always the same for the same session.
  const written = end + (2 + ((start / HOUR_MS) % 70)) * HOUR_MS;
  const reply_at = reply === null ? null : instant(published + REPLIED_AFTER_MS);
  return { created_at: instant(written), published_at: instant(published), reply_at };
}

/** Adds the student's review of a held session, which is published as its time is over, with its history. */
export function addReview(
  rows: SessionRows,
  session: HeldSession,
  { booking_id, drawn }: { booking_id: string; drawn: DrawnReview },
): void {
  const id = newId();
  const { aspects, ...said } = drawn;
  const { created_at, published_at, reply_at } = timesOf(session, drawn);
  const author_user_id = session.student.id;
  const mentor_user_id = session.mentor.id;
  rows.review.push({
    ...said,
    id,
    booking_id,
    author_role: 'prospect',
    author_user_id,
    mentor_user_id,
    status: 'published',
    aspects: aspects === null ? null : JSON.stringify(aspects),
    answers: null,
    private_note: null,
    reply_created_at: reply_at,
    reply_updated_at: reply_at,
    published_at,
    created_at,
    updated_at: created_at,
  });
  const addEvent = (
    kind: 'review_published' | 'review_replied',
    by: { actor_user_id: string | null; actor_role: 'system' | 'mentor' },
    at: string,
  ) =>
    rows.booking_event.push({
      ...by,
      id: newId(),
      booking_id,
      kind,
      from_status: 'completed',
      to_status: 'completed',
      detail: JSON.stringify({ review_id: id }),
      created_at: at,
    });
  const by_system = { actor_user_id: null, actor_role: 'system' } as const;
  const by_mentor = { actor_user_id: mentor_user_id, actor_role: 'mentor' } as const;
  const by_student = { actor_user_id: author_user_id, actor_role: 'prospect' } as const;
  const event = { review_id: id, from_status: 'sealed', to_status: 'published' } as const;
  rows.review_event.push(
    { ...event, ...by_student, id: newId(), kind: 'written', from_status: null, to_status: 'sealed', created_at },
    { ...event, ...by_system, id: newId(), kind: 'published', created_at: published_at },
  );
  addEvent('review_published', by_system, published_at);
  if (reply_at !== null) {
    rows.review_event.push({
      ...event,
      ...by_mentor,
      id: newId(),
      kind: 'replied',
      from_status: 'published',
      created_at: reply_at,
    });
    addEvent('review_replied', by_mentor, reply_at);
  }
}
