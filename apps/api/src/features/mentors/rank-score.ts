import type { ProofKind } from '@abroad/contract';
import { QUALITY_POINTS } from '@abroad/contract/ranking';
import type { SearchableMentor } from './searchable-mentor.ts';
import { timelyPoints, type Timing } from './timely-points.ts';

/** The parts of a profile that count as complete or not. */
export interface ProfileParts {
  profile: Pick<
    SearchableMentor['profile'],
    'headline' | 'about' | 'profile_image_url' | 'origin_country_code' | 'topics' | 'languages'
  >;
  educations: readonly { degree_id: string | null; start_date: string | null }[];
  experiences: readonly unknown[];
}

/** How many of the eight parts of a profile are complete. */
export function completeParts({ profile, educations, experiences }: ProfileParts): number {
  const present = [
    profile.headline !== null,
    (profile.about?.length ?? 0) >= 80,
    profile.profile_image_url !== null,
    profile.origin_country_code !== null,
    profile.topics.length >= 3,
    profile.languages.length > 0,
    educations.some((entry) => entry.degree_id !== null && entry.start_date !== null),
    experiences.length > 0,
  ];
  return present.filter(Boolean).length;
}

/** The facts that decide a mentor's score. */
export interface Quality extends Timing {
  /** By `completeParts`. */
  complete_parts: number;
  rating: number | null;
  session_count: number;
  /** Of studies abroad. */
  proofs: readonly ProofKind[];
}

/** The mean rating; few reviews change it little. */
function likelyStars({ rating, review_count }: Quality): number {
  const { assumed_stars, assumed_reviews } = QUALITY_POINTS;
  const reviews = rating === null ? 0 : review_count;
  return (assumed_stars * assumed_reviews + (rating ?? 0) * reviews) / (assumed_reviews + reviews);
}

/**
 * The order of mentors without a chosen order, and among equal matches of a keyword: reviews first, then completeness,
 * experience, proof of a study abroad, recent activity and an available time soon. New mentors get extra points until they have reviews.
 * @param now epoch milliseconds.
 * @returns whole points within QUALITY_BOUNDS.
 */
export function rankScore(mentor: Quality, now: number): number {
  const { star, least_stars, complete_part, session_doubling, most_for_sessions } = QUALITY_POINTS;
  const stars = Math.max(least_stars, likelyStars(mentor)) * star;
  const sessions = Math.min(most_for_sessions, Math.log2(1 + mentor.session_count) * session_doubling);
  const complete = mentor.complete_parts * complete_part;
  const proof = Math.max(0, ...mentor.proofs.map((kind) => QUALITY_POINTS.proof[kind]));
  return Math.round(stars + complete + sessions + proof + timelyPoints(mentor, now));
}
