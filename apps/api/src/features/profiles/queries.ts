import { LIMITS } from '@abroad/contract';
import { DEGREES } from '@abroad/reference-data/degrees';
import { sql, type RawBuilder } from 'kysely';
import { isBlockedFor } from '../../db/are-blocked.ts';
import { pictureUrl } from '../../db/picture-url.ts';
import { emailVisibleTo } from '../identity/queries.ts';
import { EDUCATION, EXPERIENCE, type EntryKind } from './entry-kinds.ts';

type Owner = 'mentor' | 'prospect';

/** When an entry was last changed, spelt as every other instant of the API is (`toInstant`). */
const UPDATED_AT = sql`replace(to_char(entry.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '.000Z', 'Z')`;

/** The entries of the profile called `profile` in a query, in their order, as one JSON value. */
function listOf<Entry>(owner: Owner, { name, columns, order }: EntryKind<Entry, never, never>) {
  const fields = columns.map(
    (column) => sql`${sql.lit(column)}, ${column === 'updated_at' ? UPDATED_AT : sql.ref(`entry.${column}`)}`,
  );
  return sql<Entry[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(${sql.join(fields)}) order by ${order}), '[]')
    from ${sql.table(`${owner}_${name}`)} entry where entry.profile_id = profile.id)`;
}

/** The educations of the profile called `profile` in a query, the newest first, as one JSON value. */
export const educationsOf = (owner: Owner) => listOf(owner, EDUCATION);

/** The experiences of the profile called `profile` in a query: present ones first, then the newest. */
export const experiencesOf = (owner: Owner) => listOf(owner, EXPERIENCE);

const EXCHANGES = DEGREES.filter(({ level }) => level === 'exchange').map(({ id }) => id);

/**
 * The order in which the studies `entry` of a mentor stand for them, the main one first: the one that they chose, else studies
 * abroad before those at home, degrees before exchanges, and the newest.
 * @param chosen the profile's `main_education_id`
 */
export const mainStudyFirst = (chosen: RawBuilder<string | null>) => sql`
  entry.id is distinct from ${chosen}, not entry.is_study_abroad,
  coalesce(entry.degree_id in (${sql.join(EXCHANGES.map((id) => sql.lit(id)))}), false),
  entry.start_date desc nulls last, entry.id`;

/** The columns that profiles of both kinds show, for a query of `profile`, its owner `person` and their photo `picture`. */
export const PROFILE_COLUMNS = [
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
  'profile.created_at',
  'profile.updated_at',
] as const;

/** The other fields that profiles of both kinds show to a viewer; null for a signed-out one. */
export const profileFields = (owner: Owner, viewerId: string | null) =>
  [
    emailVisibleTo(viewerId).as('email'),
    pictureUrl(LIMITS.avatar_side_px).as('profile_image_url'),
    pictureUrl(LIMITS.avatar_medium_px).as('avatar_medium_url'),
    pictureUrl(LIMITS.avatar_thumbnail_px).as('avatar_thumbnail_url'),
    educationsOf(owner).as('educations'),
    experiencesOf(owner).as('experiences'),
    sql<boolean>`coalesce(person.id = ${viewerId}::uuid, false)`.as('is_own_profile'),
  ] as const;

/**
 * Whether a viewer may see `profile`: their own always, another's while its owner `person` is active, neither has blocked the
 * other, and `isShown` holds.
 */
export const isVisibleTo = (viewerId: string | null, isShown: RawBuilder<boolean>) =>
  sql<boolean>`(person.id = ${viewerId}::uuid
    or person.status = 'active' and not ${isBlockedFor('person.id', viewerId)} and ${isShown})`;
