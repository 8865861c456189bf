import { z } from 'zod';
import { CalendarConnection } from './calendar-connections.ts';
import { BookingPolicy, EventType, MeetingPlatform } from './calendar.ts';
import { LIMITS } from './limits.ts';
import { ruleProblems } from './opening-rules.ts';
import {
  changedSince,
  CurrencyCode,
  Id,
  Instant,
  InstantInput,
  LocalDateInput,
  optional,
  requiredTitle,
  text,
  TimeZone,
  title,
} from './primitives.ts';
import { ServiceQuestionsInput } from './service-questions.ts';

const StartTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM');
/** `24:00` is the end of the day. */
const EndTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Enter a time as HH:MM');
const Weekday = z.int().min(1, 'Choose a weekday from 1 to 7').max(7, 'Choose a weekday from 1 to 7');

/** Hours of every such weekday (1 Monday to 7 Sunday), or of one date; a date without times is closed. */
export const AvailabilityRuleInput = z
  .strictObject({
    weekday: Weekday.nullish(),
    date: LocalDateInput.nullish(),
    start_time: StartTime.nullish(),
    end_time: EndTime.nullish(),
  })
  .meta({ id: 'SetAvailabilityRule' });
export type AvailabilityRuleInput = z.infer<typeof AvailabilityRuleInput>;

/** A rule of a schedule; dated rules take the place of their day's weekly ones. */
export const AvailabilityRule = z
  .object({
    id: Id,
    schedule_id: Id,
    weekday: z.int().nullable(),
    date: z.string().nullable(),
    start_time: z.string().nullable(),
    end_time: z.string().nullable(),
  })
  .meta({ id: 'AvailabilityRule' });
export type AvailabilityRule = z.infer<typeof AvailabilityRule>;

export const AvailabilitySchedule = z
  .object({
    id: Id,
    name: z.string(),
    time_zone: z.string(),
    is_default: z.boolean(),
    rules: z.array(AvailabilityRule),
    created_at: Instant,
    updated_at: Instant,
  })
  .meta({ id: 'AvailabilitySchedule' });
export type AvailabilitySchedule = z.infer<typeof AvailabilitySchedule>;

/** All rules of a schedule at once, so that they can be compared with each other: errors name `rules.3.start_time`. */
const Rules = z
  .array(AvailabilityRuleInput)
  .max(LIMITS.rules_max)
  .superRefine((rules, context) => {
    for (const { path, message } of ruleProblems(rules)) {
      const [index, field = ''] = path.split('.');
      context.addIssue({ code: 'custom', path: [Number(index), field], message });
    }
  });
const ScheduleName = requiredTitle('Enter a schedule name', 'Schedule name', LIMITS.name_max);

export const CreateAvailabilitySchedule = z
  .strictObject({
    name: ScheduleName,
    time_zone: TimeZone,
    rules: Rules.optional(),
    is_default: z.boolean().optional(),
  })
  .meta({ id: 'CreateAvailabilitySchedule' });

/** Omitted fields stay; `rules` replaces all rules. */
export const PatchAvailabilitySchedule = z
  .strictObject({
    name: ScheduleName.optional(),
    time_zone: TimeZone.optional(),
    is_default: z.boolean().optional(),
    rules: Rules.optional(),
    ...changedSince,
  })
  .meta({ id: 'PatchAvailabilitySchedule' });

/** Fields of a booking policy; bounds and words are those of the product's rules for bookings. */
const PolicyFields = BookingPolicy.partial().shape;
export const BookingPolicyInput = z.strictObject(PolicyFields).meta({ id: 'BookingPolicyFields' });
export type BookingPolicyInput = z.infer<typeof BookingPolicyInput>;
export const PatchBookingPolicy = z
  .strictObject({ ...PolicyFields, ...changedSince })
  .meta({ id: 'PatchBookingPolicy' });

/** A policy with the row that it is kept in: the mentor's, or with `event_type_id` a service's own. */
export const BookingPolicyRow = z
  .object({ ...BookingPolicy.shape, id: Id, event_type_id: Id.nullable(), updated_at: Instant })
  .meta({ id: 'BookingPolicyRow' });
export type BookingPolicyRow = z.infer<typeof BookingPolicyRow>;

/** A service as its mentor sets it; `null` as schedule or policy means the mentor's. */
export const EventTypeSettings = EventType.extend({
  /** How to prepare; only those who booked it read it. */
  instruction: z.string().nullable(),
  meeting_location: z.string().nullable(),
  schedule_id: Id.nullable(),
  booking_policy: BookingPolicyRow.nullable(),
  position: z.int(),
  booked_count: z.int(),
}).meta({ id: 'EventTypeSettings' });
export type EventTypeSettings = z.infer<typeof EventTypeSettings>;

/** The slug of the specification, in small letters, because it is part of links. */
const ServiceSlug = z.string().regex(/^[a-z0-9_-]{3,50}$/, 'Use 3 to 50 small letters, digits, underscores or hyphens');
const Duration = z
  .int('Enter whole minutes')
  .min(LIMITS.duration_min, 'Enter 1 minute or more')
  .max(LIMITS.duration_max, 'Enter 1440 minutes or less');
const Price = z.number('Enter a number').min(0, 'Enter 0 or more').max(LIMITS.price_max, 'Enter a lower price');

const serviceFields = {
  slug: ServiceSlug.optional(),
  description: optional(text()),
  instruction: optional(text()),
  price: Price.nullish(),
  meeting_location: optional(title(300)),
  is_active: z.boolean().optional(),
  schedule_id: Id.nullish(),
  /** The calendar of its sessions; null is the one that the mentor chose for all services. */
  target_calendar_id: Id.nullish(),
  booking_policy: BookingPolicyInput.nullish(),
  /** All questions, in their order: omitted ones are removed. */
  questions: ServiceQuestionsInput.optional(),
};
const Title = requiredTitle('Enter a name', 'Name', LIMITS.service_title_max);

export const CreateEventType = z
  .strictObject({
    title: Title,
    duration_min: Duration,
    currency: CurrencyCode,
    default_platform: MeetingPlatform,
    ...serviceFields,
  })
  .meta({ id: 'CreateEventType' });

/** Omitted fields stay. A `booking_policy` changes the service's own one, or creates it from the mentor's; null removes it. */
export const PatchEventType = z
  .strictObject({
    title: Title.optional(),
    duration_min: Duration.optional(),
    currency: CurrencyCode.optional(),
    default_platform: MeetingPlatform.optional(),
    ...serviceFields,
    ...changedSince,
  })
  .meta({ id: 'PatchEventType' });

/** All services of the mentor, in their new order. */
export const OrderEventTypes = z
  .strictObject({ event_type_ids: z.array(Id).min(1, 'Name all of your services').max(LIMITS.event_types_max) })
  .meta({ id: 'OrderEventTypes' });

/** @see EventTypeSettings: everything else of the copy is as in the service that it is made of. */
export const DuplicateEventType = z.strictObject({ title: Title.optional() }).meta({ id: 'DuplicateEventType' });

export const AvailabilitySettings = z
  .object({
    schedules: z.array(AvailabilitySchedule),
    booking_policy: BookingPolicyRow,
    event_types: z.array(EventTypeSettings),
    connections: z.array(CalendarConnection),
  })
  .meta({ id: 'AvailabilitySettings' });
export type AvailabilitySettings = z.infer<typeof AvailabilitySettings>;

/** Unsaved settings, and the span of the requested slots. */
export const PreviewAvailability = z
  .strictObject({
    schedule: z.strictObject({ time_zone: TimeZone, rules: Rules }),
    policy: BookingPolicyInput,
    duration_min: Duration,
    from: InstantInput,
    to: InstantInput,
  })
  .meta({ id: 'PreviewAvailability' });
export const AvailabilityPreview = z
  .object({
    available_slots: z.array(z.object({ start: Instant, end: Instant })),
    time_zone: z.string(),
    /** The appointments are from an old copy; `withheld` when they are unknown, and then nothing is offered. */
    stale: z.boolean(),
    withheld: z.boolean(),
  })
  .meta({ id: 'AvailabilityPreview' });
export type AvailabilityPreview = z.infer<typeof AvailabilityPreview>;
