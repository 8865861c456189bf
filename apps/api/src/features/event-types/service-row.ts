import { DEFAULT_POLICY, type BookingPolicy } from '@abroad/booking-rules';
import { sql, type Selectable } from 'kysely';
import type { EventTypeTable } from '../../db/tables.ts';
import { MAKES_MEET_LINK } from '../calendars/session-target.ts';

/** A service with what decides about its slots: the policy in force and its schedule. */
export interface Service extends Selectable<EventTypeTable> {
  /** The service's own policy, or the mentor's default one. */
  policy: BookingPolicy;
  /** Bookings say how to join from the start. */
  has_place: boolean;
  /** The service's own schedule, or the mentor's default one; null when there is none, and then nothing is offered. */
  schedule: { id: string; version: number; time_zone: string } | null;
}

/** A row of `SERVICE_COLUMNS` and `SERVICE_SOURCES`. */
export interface ServiceRow extends Selectable<EventTypeTable> {
  policy: (BookingPolicy & Record<string, unknown>) | null;
  has_place: boolean;
  schedule_used_id: string | null;
  schedule_version: number | null;
  schedule_time_zone: string | null;
}

/** Columns are named, so that a prepared statement survives a migration that adds one. */
const FIELDS: Readonly<Record<keyof EventTypeTable, true>> = {
  id: true,
  auth_user_id: true,
  slug: true,
  title: true,
  description: true,
  instruction: true,
  duration_min: true,
  price_minor: true,
  currency: true,
  default_platform: true,
  meeting_location: true,
  target_calendar_id: true,
  schedule_id: true,
  is_active: true,
  taken_down_at: true,
  active_when_taken_down: true,
  position: true,
  questions: true,
  created_at: true,
  updated_at: true,
};

export const SERVICE_COLUMNS = sql`
  ${sql.join(Object.keys(FIELDS).map((field) => sql.ref(`service.${field}`)))},
  (service.meeting_location is not null or ${MAKES_MEET_LINK}) as has_place,
  coalesce(to_jsonb(own_policy), to_jsonb(default_policy)) as policy,
  coalesce(own_schedule.id, default_schedule.id) as schedule_used_id,
  coalesce(own_schedule.version, default_schedule.version) as schedule_version,
  coalesce(own_schedule.time_zone, default_schedule.time_zone) as schedule_time_zone`;

/** Joins for `event_type service`: its own policy or schedule takes precedence over the default one. */
export const SERVICE_SOURCES = sql`
  left join booking_policy own_policy on own_policy.event_type_id = service.id
  left join booking_policy default_policy
    on default_policy.auth_user_id = service.auth_user_id and default_policy.event_type_id is null
  left join availability_schedule own_schedule
    on own_schedule.id = service.schedule_id and own_schedule.auth_user_id = service.auth_user_id
  left join availability_schedule default_schedule
    on default_schedule.auth_user_id = service.auth_user_id and default_schedule.is_default`;

export const POLICY_FIELDS = Object.keys(DEFAULT_POLICY) as (keyof BookingPolicy)[];

/** The policy's own fields, without those of its row. */
function policyOf(row: ServiceRow['policy']): BookingPolicy {
  const kept = row === null ? [] : POLICY_FIELDS.map((field) => [field, row[field]]);
  return { ...DEFAULT_POLICY, ...(Object.fromEntries(kept) as Partial<BookingPolicy>) };
}

export function toService(row: ServiceRow): Service {
  const { policy, schedule_used_id, schedule_version, schedule_time_zone, ...service } = row;
  const schedule =
    schedule_used_id === null || schedule_version === null || schedule_time_zone === null
      ? null
      : { id: schedule_used_id, version: schedule_version, time_zone: schedule_time_zone };
  return { ...service, policy: policyOf(policy), schedule };
}
