import { DEFAULT_POLICY, type BookingPolicy } from '@abroad/booking-rules';
import { sql, type Selectable } from 'kysely';
import type { EventTypeTable } from '../../db/tables.ts';

/** A bookable service with what decides about its slots: the policy in force and the schedule that it uses. */
export interface Service extends Selectable<EventTypeTable> {
  /** The service's own policy, or the mentor's default one. */
  policy: BookingPolicy;
  /** The service's own schedule, or the mentor's default one; null when there is none, and then nothing is offered. */
  schedule: { id: string; version: number; time_zone: string } | null;
}

/** A row of `SERVICE_COLUMNS` and `SERVICE_SOURCES`. */
export interface ServiceRow extends Selectable<EventTypeTable> {
  policy: (BookingPolicy & Record<string, unknown>) | null;
  schedule_used_id: string | null;
  schedule_version: number | null;
  schedule_time_zone: string | null;
}

export const SERVICE_COLUMNS = sql`
  service.*,
  to_jsonb(policy) as policy,
  schedule.id as schedule_used_id, schedule.version as schedule_version, schedule.time_zone as schedule_time_zone`;

/** What stands beside `event_type service`: an own policy or schedule goes before the default one. */
export const SERVICE_SOURCES = sql`
  left join lateral (
    select * from booking_policy
    where booking_policy.event_type_id = service.id
       or (booking_policy.event_type_id is null and booking_policy.auth_user_id = service.auth_user_id)
    order by booking_policy.event_type_id nulls last
    limit 1) policy on true
  left join lateral (
    select id, version, time_zone from availability_schedule candidate
    where candidate.auth_user_id = service.auth_user_id
      and (candidate.id = service.schedule_id or candidate.is_default)
    order by candidate.id is not distinct from service.schedule_id desc
    limit 1) schedule on true`;

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
