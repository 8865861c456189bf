import type { SearchableMentor } from './searchable-mentor.ts';
import { GUESS_WEIGHT, timelyPoints, type Timing } from './timely-points.ts';

// docs/search.md, "Ranking", tells of all points and of their bounds.

/** The assumed rating of a mentor without reviews. */
const USUAL_RATING = 4.2;
const POINTS_A_STAR = 1000;
/** Scores don't fall below this, so that no mentor's quality outranks a better match of the text. */
const LEAST_STARS = 2.5;
const POINTS_A_COMPLETE_PART = 75;
const POINTS_A_DOUBLING_OF_SESSIONS = 40;
const MOST_POINTS_FOR_SESSIONS = 320;

/** The least and the most that `rankScore` gives. */
export const RANK_SCORE_BOUNDS = { least: 2500, most: 6520 } as const;

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

/** What decides about a mentor's score. */
export interface Quality extends Timing {
  /** By `completeParts`. */
  complete_parts: number;
  rating: number | null;
  session_count: number;
}

/** The mean rating; few reviews change it little. */
function likelyStars({ rating, review_count }: Quality): number {
  const reviews = rating === null ? 0 : review_count;
  return (USUAL_RATING * GUESS_WEIGHT + (rating ?? 0) * reviews) / (GUESS_WEIGHT + reviews);
}

/**
 * The order of mentors without a chosen order, and among equal matches of a keyword: reviews first, then completeness,
 * experience, recent activity and an available time soon. New mentors get extra points until they have reviews.
 * @param now epoch milliseconds.
 * @returns whole points within RANK_SCORE_BOUNDS.
 */
export function rankScore(mentor: Quality, now: number): number {
  const stars = Math.max(LEAST_STARS, likelyStars(mentor)) * POINTS_A_STAR;
  const sessions = Math.min(
    MOST_POINTS_FOR_SESSIONS,
    Math.log2(1 + mentor.session_count) * POINTS_A_DOUBLING_OF_SESSIONS,
  );
  const complete = mentor.complete_parts * POINTS_A_COMPLETE_PART;
  return Math.round(stars + complete + sessions + timelyPoints(mentor, now));
}
