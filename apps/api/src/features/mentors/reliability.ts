import { LIMITS, type MentorProfile } from '@abroad/contract';
import { sql } from 'kysely';

/**
 * How many of a mentor's confirmed sessions were kept: those that took place, or that the student missed. Not kept are those that
 * the mentor missed, or cancelled after confirming. What the student cancelled counts for neither, nor does a session whose no-show is
 * not decided yet. For the person called `person`.
 */
export const reliability = sql<MentorProfile['reliability']>`(
  select json_build_object('kept', count(*) filter (where counted.kept), 'sessions', count(*))
  from (
    select booking.status in ('completed', 'no_show_prospect') as kept
    from booking where booking.mentor_user_id = person.id and not exists (
      select from no_show_case where booking_id = booking.id and state in ('reported', 'contested')) and (
      booking.status in ('completed', 'no_show_prospect', 'no_show_mentor')
      or booking.status = 'cancelled' and booking.cancelled_by = 'mentor' and exists (
        select 1 from booking_event event
        where event.booking_id = booking.id and event.kind = 'cancelled' and event.from_status = 'confirmed'))
  ) counted
  having count(*) >= ${LIMITS.reliability_from_sessions})`;
