import { LIMITS, type ProspectProfile } from '@abroad/contract';
import { sql } from 'kysely';
import { isBlockedFor } from '../../db/are-blocked.ts';
import type { Database } from '../../db/connection.ts';
import { pictureUrl } from '../../db/picture-url.ts';
import { educationsOf, experiencesOf } from '../history/queries.ts';
import { emailVisibleTo } from '../identity/queries.ts';

const selectProfiles = (db: Database, viewerId: string | null) =>
  db
    .selectFrom('prospect_profile as profile')
    .innerJoin('authenticated_user as person', 'person.id', 'profile.auth_user_id')
    .leftJoin('avatar as picture', (join) =>
      join.onRef('picture.auth_user_id', '=', 'person.id').on('picture.status', '=', 'current'),
    )
    .select([
      'profile.id',
      'person.slug',
      'person.first_name',
      'person.last_name',
      'profile.current_country_code',
      'profile.origin_country_code',
      'profile.about',
      'profile.why_study_abroad',
      'profile.career_aspirations',
      'profile.topics_can_discuss',
      'profile.languages',
      'profile.time_zone',
      'profile.target_country_codes',
      'profile.target_university_ids',
      'profile.target_degree_ids',
      'profile.target_fields',
      'profile.intake_year',
      'profile.intake_term',
      'profile.application_stage',
      'profile.visibility',
      'profile.created_at',
      'profile.updated_at',
    ])
    .select([
      emailVisibleTo(viewerId).as('email'),
      pictureUrl(LIMITS.avatar_side_px).as('profile_image_url'),
      pictureUrl(LIMITS.avatar_medium_px).as('avatar_medium_url'),
      pictureUrl(LIMITS.avatar_thumbnail_px).as('avatar_thumbnail_url'),
      educationsOf('prospect').as('educations'),
      experiencesOf('prospect').as('experiences'),
      sql<boolean>`coalesce(person.id = ${viewerId}::uuid, false)`.as('is_own_profile'),
    ]);

/** A user's profile as its owner sees it. */
export const findOwnProfile = (db: Database, userId: string): Promise<ProspectProfile | undefined> =>
  selectProfiles(db, userId).where('person.id', '=', userId).executeTakeFirst();

/**
 * Whether `viewerId` mentors or mentored the user called `person`: one of their bookings was confirmed at some time, or
 * is a request that waits for an answer. docs/decisions/0065.
 */
const hasMentored = (viewerId: string | null) => sql<boolean>`exists (
  select 1 from booking
  where booking.prospect_user_id = person.id and booking.mentor_user_id = ${viewerId}::uuid
    and (booking.status in ('requested', 'confirmed', 'completed', 'no_show_mentor', 'no_show_prospect')
      or exists (select 1 from booking_event event where event.booking_id = booking.id and event.to_status = 'confirmed')))`;

/** A user's profile, if its visibility lets `viewerId` see it. */
export const findVisibleProfile = (
  db: Database,
  userId: string,
  viewerId: string | null,
): Promise<ProspectProfile | undefined> =>
  selectProfiles(db, viewerId)
    .where('person.id', '=', userId)
    .where((where) =>
      where.or([
        where('person.id', '=', viewerId),
        where.and([
          where('person.status', '=', 'active'),
          where.not(isBlockedFor('person.id', viewerId)),
          where.or([
            where('profile.visibility', '=', 'public'),
            where.and([where('profile.visibility', '=', 'booked_mentors'), hasMentored(viewerId)]),
          ]),
        ]),
      ]),
    )
    .executeTakeFirst();
