import { BOOKING_ACTIONS } from '@abroad/booking-rules/booking-actions';
import { z } from 'zod';
import { Proposal } from './booking-proposals.ts';
import { BookingStatus } from './booking-status.ts';
import { BookingPolicy, MeetingPlatform } from './calendar.ts';
import { LIMITS } from './limits.ts';
import { BookingNoShow } from './no-shows.ts';
import { BookingPayment } from './payments.ts';
import { ProspectProfile } from './profiles.ts';
import {
  CountryCode,
  Id,
  Instant,
  InstantInput,
  line,
  optional,
  pageOf,
  pageQuery,
  requiredTitle,
  single,
  Slug,
  text,
  TimeZone,
} from './primitives.ts';
import { ReviewStatus } from './reviews.ts';
import { ServiceAnswer } from './service-questions.ts';
import { BookingWithdrawal } from './withdrawals.ts';

export { BookingStatus } from './booking-status.ts';

export const BookingAction = z.enum(BOOKING_ACTIONS);
export type BookingAction = z.infer<typeof BookingAction>;

/** Books a slot: name the service by its slug or its id. */
export const CreateBooking = z
  .strictObject({
    mentor_slug: Slug,
    event_type_slug: line(100).optional(),
    event_type_id: Id.optional(),
    start: InstantInput,
    time_zone: TimeZone,
    platform: MeetingPlatform.optional(),
    /** The answers to the service's questions; required ones must be answered. */
    answers: z.array(ServiceAnswer).max(LIMITS.questions_max).optional(),
    message: optional(text(2000)),
    /** Files that were sent before by `POST /api/v1/messages/attachments`: the mentor gets them once the booking is confirmed. */
    attachment_ids: z.array(Id).max(LIMITS.attachments_max, `Send ${LIMITS.attachments_max} files at most`).optional(),
    /** The version of the words by which the student asks for the session before the days to withdraw are over. */
    early_start_version: line(20).optional(),
  })
  .refine((body) => body.event_type_slug !== undefined || body.event_type_id !== undefined, {
    message: 'Choose a service',
    path: ['event_type_slug'],
  })
  .meta({ id: 'CreateBooking' });
export type CreateBooking = z.infer<typeof CreateBooking>;

/** The other side of a booking; `email` is null until the two share a confirmed booking; a student keeps a mentor’s after the session. */
const Participant = z.object({
  user_id: Id,
  name: z.string(),
  first_name: z.string(),
  slug: z.string(),
  email: z.string().nullable(),
  time_zone: z.string(),
  /** Squares of 256, 128 and 64 px. */
  profile_image_url: z.string().nullable(),
  avatar_medium_url: z.string().nullable(),
  avatar_thumbnail_url: z.string().nullable(),
  /** Whether the other side can open their profile of the booking's role. */
  has_profile: z.boolean(),
  /** From where to where they went, or want to go; null where that isn't known or their profile can't be opened. */
  route: z.object({ origin_country_code: CountryCode, destination_country_code: CountryCode }).nullable(),
  /** The account is deleted: the names say so in English. */
  is_deleted: z.boolean(),
});

/** The refund of a cancellation: product design, section 6. `refund` in major units of the booking's currency. */
const Cancellation = z.object({
  refund: z.number(),
  reason: z.enum(['nothing_paid', 'mentor_cancelled', 'in_time', 'late']),
  /** The end of the time in which a prospect gets a full refund. */
  free_until: Instant,
});

export const Booking = z
  .object({
    id: Id,
    status: BookingStatus,
    event_type: z.object({
      id: Id,
      slug: z.string(),
      title: z.string(),
      /** How to prepare, as the mentor has it now. Null for none, for a student whose session isn’t confirmed, and where the staff took the service down. */
      instruction: z.string().nullable(),
      duration_min: z.int(),
    }),
    mentor: Participant,
    prospect: Participant,
    viewer_role: z.enum(['mentor', 'prospect']),
    start: Instant,
    end: Instant,
    time_zone: z.string(),
    platform: MeetingPlatform,
    join_url: z.string().nullable(),
    location: z.string().nullable(),
    /** With the questions' words as they were at the time of booking. */
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    message: z.string().nullable(),
    price: z.number().nullable(),
    currency: z.string(),
    /** Null for a free booking, and before the student has begun to pay. */
    payment: BookingPayment.nullable(),
    /** The refund of a cancellation now; null for those who can't cancel. */
    cancellation: Cancellation.nullable(),
    /** Whether the mentor sold the session as a trader; null where they hadn’t said it. */
    mentor_is_trader: z.boolean().nullable(),
    /** The student’s right to withdraw from the contract; null where there is none. */
    withdrawal: BookingWithdrawal.nullable(),
    /** Other times that wait for an answer. */
    proposal: Proposal.nullable(),
    /** The case of a reported no-show; null where there is none. */
    no_show: BookingNoShow.nullable(),
    /** The reader's own review of the session; null where there is none. */
    my_review: ReviewStatus.nullable(),
    policy: BookingPolicy,
    /** When its payment opens, if it was booked more than 90 days ahead. */
    payment_opens_at: Instant.nullable(),
    hold_expires_at: Instant.nullable(),
    cancelled_by: z.enum(['mentor', 'prospect', 'system']).nullable(),
    cancel_reason: z.string().nullable(),
    allowed_actions: z.array(BookingAction),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof Booking>;

export const BookingsWhen = z.enum(['upcoming', 'waiting', 'past', 'cancelled']);
export const BookingsQuery = z.object({
  role: single(z.enum(['mentor', 'prospect'])),
  status: single(BookingStatus),
  when: single(BookingsWhen),
  /** Part of the other side's name, or of the service's title. */
  q: single(line(100)),
  /** Only bookings between these instants, wholly or in part. */
  from: single(InstantInput),
  to: single(InstantInput),
  ...pageQuery,
});
/** With `when`, also how many bookings each part of the same list has. */
export const Bookings = pageOf(Booking)
  .extend({ counts: z.record(BookingsWhen, z.int().min(0)).optional() })
  .meta({ id: 'Bookings' });
export type Bookings = z.infer<typeof Bookings>;
export const BookingParams = z.object({ id: Id });
/** Another time for a booking. */
export const RescheduleBooking = z.strictObject({ start: InstantInput }).meta({ id: 'RescheduleBooking' });
/** The place of a session, in a line: a link for a video call, else a number or an address. */
export const SetMeetingPlace = z
  .strictObject({
    place: requiredTitle('Add a link, number or address', undefined, 300),
    /** Also stores it with the service, for later bookings. */
    for_service: z.boolean().optional(),
  })
  .meta({ id: 'SetMeetingPlace' });
export type SetMeetingPlace = z.infer<typeof SetMeetingPlace>;
export const ChangeReason = z.strictObject({ reason: optional(text(1000)) }).meta({ id: 'ChangeReason' });
/** `expected_refund` is the refund that the person saw, in major units: where it has changed, the call is refused. */
export const CancelBooking = z
  .strictObject({ reason: optional(text(1000)), expected_refund: z.number().min(0).max(LIMITS.price_max).nullish() })
  .meta({ id: 'CancelBooking' });

/** The student of a request or a session, for its mentor. */
export const BookingStudent = z
  .object({
    /** Null where the student doesn't show it to this mentor. */
    profile: ProspectProfile.nullable(),
    sessions_kept: z.int().min(0),
    sessions_missed: z.int().min(0),
    /** How often mentors said yes about sessions with the student; null until three mentors have answered. */
    answers: z
      .object({
        sessions: z.int().min(1),
        on_time: z.int().min(0),
        prepared: z.int().min(0),
        would_meet_again: z.int().min(0),
      })
      .nullable(),
  })
  .meta({ id: 'BookingStudent' });
export type BookingStudent = z.infer<typeof BookingStudent>;
