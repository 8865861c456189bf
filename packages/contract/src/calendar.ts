import { z } from 'zod';
import { Id, Instant, InstantInput, line, pageOf, pageQuery, single, TimeZone, CurrencyCode } from './primitives.ts';
import { ServiceQuestion } from './service-questions.ts';

export const MeetingPlatform = z.enum(['google_meet', 'zoom', 'teams', 'phone', 'in_person']);

/** A mentor's booking policy: product design, section 5. Durations are minutes unless the name says otherwise. */
export const BookingPolicy = z
  .object({
    min_notice_min: z.int(),
    window_days: z.int(),
    slot_step_min: z.int().nullable(),
    buffer_before_min: z.int(),
    buffer_after_min: z.int(),
    max_per_day: z.int().nullable(),
    max_per_week: z.int().nullable(),
    requires_approval: z.boolean(),
    approval_ttl_h: z.int(),
    hold_min: z.int(),
    free_cancel_min: z.int(),
    late_refund_pct: z.int(),
    reschedule_min: z.int(),
    max_reschedules: z.int(),
    max_open_requests: z.int(),
    max_free_sessions: z.int(),
  })
  .meta({ id: 'BookingPolicy' });
export type BookingPolicy = z.infer<typeof BookingPolicy>;

/** A bookable service; `price` is in major units of `currency`, and 0 or null is free. */
export const EventType = z
  .object({
    id: Id,
    auth_user_id: Id,
    slug: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    duration_min: z.int().min(1),
    price: z.number().nullable(),
    currency: CurrencyCode,
    default_platform: MeetingPlatform,
    /** Whether students see the place as soon as they book: the mentor has entered it, or their calendar creates a link. */
    has_place: z.boolean(),
    target_calendar_id: Id.nullable(),
    is_active: z.boolean(),
    free_cancel_min: z.int(),
    late_refund_pct: z.int(),
    requires_approval: z.boolean(),
    /** The questions that students answer when they book it. */
    questions: z.array(ServiceQuestion),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'EventType' });
export type EventType = z.infer<typeof EventType>;
export const EventTypes = pageOf(EventType).meta({ id: 'EventTypes' });

/** Any line: the look-up answers INVALID_SLUG for an invalid slug. */
export const SlugParams = z.object({ slug: line(100) });
export const AvailabilityQuery = z.object({
  event_type_slug: single(line(100)),
  start: single(InstantInput),
  end: single(InstantInput),
  time_zone: single(TimeZone),
});
export const AvailabilityToMoveQuery = AvailabilityQuery.pick({ start: true, end: true });
const Slot = z.object({ start: Instant, end: Instant });
export const Availability = z
  .object({
    available_slots: z.array(Slot),
    user: z.object({ name: z.string(), user_id: Id, email: z.string().nullable() }),
    slot_pricing: z
      .object({
        title: z.string(),
        description: z.object({ raw: z.string(), html: z.string(), plain_text: z.string() }),
        price: z.number().nullable(),
        currency: z.string(),
        duration: z.int(),
      })
      .optional(),
    event_type: EventType.nullable(),
    time_zone: z.string(),
    start: Instant,
    end: Instant,
    /** The last instant at which anything can be booked now, by the policy's window. */
    window_end: Instant,
    next_available_at: Instant.nullable(),
    /** The copy of the mentor's calendar is some minutes old. */
    stale: z.boolean(),
    /** The mentor's calendar is unknown, so no slot is offered. This says nothing about free times. */
    withheld: z.boolean(),
    /** The mentor's profile is unchecked: paid services aren't offered until they have proven a study or staff have reviewed it. */
    unchecked: z.boolean(),
  })
  .meta({ id: 'Availability' });
export type Availability = z.infer<typeof Availability>;
export const EventTypesQuery = z.object({ ...pageQuery });
