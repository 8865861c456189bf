import { sql, type RawBuilder } from 'kysely';
import { toInstant } from '../../core/clock.ts';

/** Older activity counts for nothing. */
const REACH_DAYS = 200;

/**
 * When the mentor called `profile` in a query was last active: changed their profile, services or hours, answered or
 * rescheduled a booking, or held a session.
 * @param now epoch milliseconds.
 */
export const lastActiveAt = (now: number): RawBuilder<string> => sql<string>`greatest(
  profile.created_at, profile.updated_at,
  (select max(entry.updated_at) from mentor_education entry where entry.profile_id = profile.id),
  (select max(entry.updated_at) from mentor_experience entry where entry.profile_id = profile.id),
  (select max(shown.created_at) from avatar shown
    where shown.auth_user_id = profile.auth_user_id and shown.status = 'current'),
  (select max(greatest(service.updated_at, own.updated_at))
    from event_type service left join booking_policy own on own.event_type_id = service.id
    where service.auth_user_id = profile.auth_user_id),
  (select max(hours.updated_at) from availability_schedule hours where hours.auth_user_id = profile.auth_user_id),
  (select max(policy.updated_at) from booking_policy policy
    where policy.auth_user_id = profile.auth_user_id and policy.event_type_id is null),
  (select max(held.end_at) from booking held
    where held.mentor_user_id = profile.auth_user_id and held.status in ('confirmed', 'completed', 'no_show_prospect')
      and held.start_at > ${toInstant(now)}::timestamptz - make_interval(days => ${sql.lit(REACH_DAYS)})
      and held.end_at <= ${toInstant(now)}::timestamptz),
  (select max(answer.created_at) from booking asked join booking_event answer on answer.booking_id = asked.id
    where asked.mentor_user_id = profile.auth_user_id and answer.actor_role = 'mentor'
      and asked.start_at > ${toInstant(now)}::timestamptz - make_interval(days => ${sql.lit(REACH_DAYS)})))`;
