import type { SearchableMentor } from './searchable-mentor.ts';

/** What a mentor without reviews is taken to be, and how many reviews weigh as much as that guess. */
const USUAL_RATING = 4.2;
const GUESS_WEIGHT = 8;
const POINTS_A_STAR = 1000;
const POINTS_FOR_COMPLETENESS = 1000;
const POINTS_A_DOUBLING_OF_SESSIONS = 100;
const MOST_POINTS_FOR_SESSIONS = 1000;

/** How much of what others want to know is there, from 0 to 1. */
export function completeness({ profile, educations, experiences }: Omit<SearchableMentor, 'universities'>): number {
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
  return present.filter(Boolean).length / present.length;
}

/**
 * Orders mentors where nobody asked for another order: a rating that few reviews move little (Bayesian average), then
 * completeness and experience.
 * @returns whole points, 0 to some 7,000.
 */
export function rankScore(mentor: {
  rating: number | null;
  review_count: number;
  session_count: number;
  completeness: number;
}): number {
  const reviews = mentor.rating === null ? 0 : mentor.review_count;
  const rating = (USUAL_RATING * GUESS_WEIGHT + (mentor.rating ?? 0) * reviews) / (GUESS_WEIGHT + reviews);
  const sessions = Math.min(
    MOST_POINTS_FOR_SESSIONS,
    Math.log2(1 + mentor.session_count) * POINTS_A_DOUBLING_OF_SESSIONS,
  );
  return Math.round(rating * POINTS_A_STAR + mentor.completeness * POINTS_FOR_COMPLETENESS + sessions);
}
