import type { ProofKind } from '@abroad/contract';

/**
 * Everything that the search reads about a mentor. Dates are `YYYY-MM-DD`, instants RFC 3339, prices whole minor units.
 */
export interface SearchableMentor {
  profile: {
    id: string;
    auth_user_id: string;
    origin_country_code: string | null;
    headline: string | null;
    about: string | null;
    topics_can_discuss: string | null;
    profile_image_url: string | null;
    topics: readonly string[];
    languages: readonly string[];
    rating: number | null;
    review_count: number;
    session_count: number;
    created_at: string;
    /** When they were last active. */
    active_at: string;
    /** Null if no available time is known. */
    next_available_at: string | null;
  };
  user: { first_name: string; last_name: string };
  educations: readonly {
    school: string;
    university_id: string | null;
    country_code: string | null;
    degree_id: string | null;
    field_of_study: string | null;
    start_date: string | null;
    is_study_abroad: boolean;
    /** The kinds of its current proofs. */
    proofs: readonly ProofKind[];
  }[];
  experiences: readonly { organisation: string; title: string | null }[];
  event_types: readonly { price_minor: number; currency: string; is_active: boolean }[];
  /** The universities where they studied, by id; a `Map` will do. */
  universities: { get(id: string): { name: string; aliases: readonly string[] } | undefined };
}

/** A mentor's row of `mentor_search`, without the times that a job writes, and the document. */
export interface SearchRow {
  profile_id: string;
  auth_user_id: string;
  /** A tsvector in text form: the values of filters, as `filter-lexemes.ts` has them. */
  filters: string;
  /** A tsvector in text form: each word behind the letter of its weight. */
  words: string;
  rank_score: number;
  rating: number | null;
  price_from: number | null;
  currency: string | null;
  /** The price in the currency in which prices are compared, in major units; null also where its currency has no rate. */
  price_worth: number | null;
  sort_name: string;
  created_at: string;
}
