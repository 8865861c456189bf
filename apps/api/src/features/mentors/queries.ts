import { LIMITS, type MentorProfile } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { isVisibleTo, mainStudyFirst, PROFILE_COLUMNS, profileFields } from '../profiles/queries.ts';
import { proofsOfProfile } from './shown-proofs.ts';
import { traderOfProfile } from './trader.ts';
import { IS_HELD } from './held-sessions.ts';

/**
 * How many of a mentor's confirmed sessions were kept: those that took place, or that the student missed. Not kept are those that
 * the mentor missed, or cancelled after confirming. Sessions that the student cancelled count for neither, and a no-show that isn't decided yet
 * changes nothing. For the person called `person`.
 */
const reliability = sql<MentorProfile['reliability']>`(
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

/** Selects mentor profiles as a viewer may see them; add a condition on `person` or `profile` and execute. */
const selectProfiles = (db: Database, viewerId: string | null) =>
  db
    .selectFrom('mentor_profile as profile')
    .innerJoin('authenticated_user as person', 'person.id', 'profile.auth_user_id')
    .leftJoin('avatar as picture', (join) =>
      join.onRef('picture.auth_user_id', '=', 'person.id').on('picture.status', '=', 'current'),
    )
    .leftJoin('mentor_search as found', 'found.profile_id', 'profile.id')
    .select(PROFILE_COLUMNS)
    .select(profileFields('mentor', viewerId))
    .select([
      'profile.status as profile_status',
      'profile.headline',
      'profile.video_url',
      'profile.topics',
      'profile.rating',
      'profile.review_count',
      'profile.session_count',
      'profile.answers_within_h',
      'profile.is_trader',
      'found.price_from',
      'found.currency',
      'found.next_available_at',
    ])
    .select([
      reliability.as('reliability'),
      proofsOfProfile.as('proofs'),
      traderOfProfile.as('trader'),
      sql<string | null>`(
        select entry.id from mentor_education entry where entry.profile_id = profile.id
        order by ${mainStudyFirst(sql`profile.main_education_id`)} limit 1)`.as('main_education_id'),
      // For the mentor alone.
      sql<string | null>`case when person.id = ${viewerId}::uuid then profile.hidden_until end`.as('hidden_until'),
      sql<string | null>`case when person.id = ${viewerId}::uuid then profile.hidden_reason end`.as('hidden_reason'),
    ]);

/** A user's profile as its owner sees it. */
export const findOwnProfile = (db: Database, userId: string): Promise<MentorProfile | undefined> =>
  selectProfiles(db, userId).where('person.id', '=', userId).executeTakeFirst();

/** Whether a viewer may see the mentor's `profile` of `person`: an SQL expression. */
export const isMentorVisibleTo = (viewerId: string | null) => isVisibleTo(viewerId, sql`profile.status = 'active'`);

/** A user's profile as a viewer may see it: others see it only while it and its owner are active. */
export const findVisibleProfile = (
  db: Database,
  userId: string,
  viewerId: string | null,
): Promise<MentorProfile | undefined> =>
  selectProfiles(db, viewerId).where('person.id', '=', userId).where(isMentorVisibleTo(viewerId)).executeTakeFirst();

/** Whether the mentor, not the platform, hides the profile. */
export async function isPaused(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mentor_profile as profile')
    .innerJoin('authenticated_user as person', 'person.id', 'profile.auth_user_id')
    .select('profile.id')
    .where('person.id', '=', userId)
    .where('person.status', '=', 'active')
    .where('profile.status', '=', 'paused')
    .executeTakeFirst();
  return row !== undefined;
}
