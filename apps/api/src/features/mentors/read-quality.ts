import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { pictureUrl } from '../../db/picture-url.ts';
import { lastActiveAt } from './last-active.ts';
import { completeParts, type ProfileParts, type Quality } from './rank-score.ts';
import { provenKinds } from './shown-proofs.ts';

/** The facts that decide a mentor's score, except the available time, which the caller computes. */
export interface MentorQuality {
  auth_user_id: string;
  quality: Omit<Quality, 'next_available_at'>;
  /** The current score. */
  rank_score: number;
}

interface Row extends Omit<Quality, 'next_available_at' | 'complete_parts'>, ProfileParts {
  auth_user_id: string;
  rank_score: number;
}

/**
 * Reads what decides about the scores of the searchable mentors among some users: one query.
 * @param now epoch milliseconds.
 */
export async function readQualities(db: Database, user_ids: readonly string[], now: number): Promise<MentorQuality[]> {
  const { rows } = await sql<Row>`/* prepared */
    select profile.auth_user_id, found.rank_score, profile.rating, profile.review_count, profile.session_count,
      (extract(epoch from profile.created_at) * 1000)::float8 as created_at,
      (extract(epoch from ${lastActiveAt(now)}) * 1000)::float8 as active_at,
      json_build_object('headline', profile.headline, 'about', left(profile.about, 100),
        'profile_image_url', ${pictureUrl(LIMITS.avatar_side_px)}, 'origin_country_code', profile.origin_country_code,
        'topics', profile.topics, 'languages', profile.languages) as profile,
      (select coalesce(json_agg(json_build_object('degree_id', entry.degree_id, 'start_date', entry.start_date)), '[]')
        from mentor_education entry where entry.profile_id = profile.id) as educations,
      ${provenKinds} as proofs,
      (select coalesce(json_agg(entry.id), '[]')
        from mentor_experience entry where entry.profile_id = profile.id) as experiences
    from mentor_search found
    join mentor_profile profile on profile.id = found.profile_id
    left join avatar picture on picture.auth_user_id = profile.auth_user_id and picture.status = 'current'
    where found.auth_user_id = any(${user_ids}::uuid[])`.execute(db);
  return rows.map(({ auth_user_id, rank_score, profile, educations, experiences, ...known }) => ({
    auth_user_id,
    rank_score,
    quality: { ...known, complete_parts: completeParts({ profile, educations, experiences }) },
  }));
}
