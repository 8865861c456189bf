import { LIMITS, type MentorProfile } from '@abroad/contract';
import { sql } from 'kysely';
import { IS_HELD } from './held-sessions.ts';

/**
 * How many of a mentor's confirmed sessions were kept: those that took place, or that the student missed. Not kept are those that
 * the mentor missed, or cancelled after confirming. What the student cancelled counts for neither, and a no-show that isn't decided yet
 * changes nothing. For the person called `person`.
 */
export const reliability = sql<MentorProfile['reliability']>`(
  select json_build_object('kept', count(*) filter (where counted.kept), 'sessions', count(*))
  from (
    select ${IS_HELD} or booking.status = 'no_show_prospect' as kept
    from booking where booking.mentor_user_id = person.id and (${IS_HELD} or not exists (
      select from no_show_case where booking_id = booking.id and state in ('reported', 'contested'))) and (
      booking.status in ('completed', 'no_show_prospect', 'no_show_mentor')
      or booking.status = 'cancelled' and booking.cancelled_by = 'mentor' and exists (
        select 1 from booking_event event
        where event.booking_id = booking.id and event.kind = 'cancelled' and event.from_status = 'confirmed'))
  ) counted
  having count(*) >= ${LIMITS.reliability_from_sessions})`;
