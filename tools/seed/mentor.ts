import type { SearchableMentor } from '@abroad/api/features/mentors/search-document';
import { createIds } from './identifiers.ts';
import type { Facts } from './texts/facts.ts';
import type { Saying } from './texts/saying.ts';
import type { Life } from './life.ts';
import type { Field } from './studies/fields.ts';
import type { NumberedDegree } from './studies/levels.ts';
import type { School } from './studies/schools.ts';

export type { Gender, Life } from './life.ts';

export interface Education {
  school: School;
  degree: NumberedDegree;
  field: Field;
  start_date: string;
  end_date: string;
  is_study_abroad: boolean;
}

export interface Experience {
  /** What its name is put together from: there are many names, but few parts of them. */
  organisation: readonly string[];
  title: string;
  start_date: string;
  end_date: string | null;
  location: string;
  country_code: string;
  is_current: boolean;
}

export interface Service {
  slug: string;
  title: string;
  description: string;
  duration_min: number;
  price_minor: number;
  currency: string;
  default_platform: 'google_meet' | 'zoom' | 'teams';
  is_active: boolean;
}

export interface Policy {
  min_notice_min: number;
  window_days: number;
  buffer_before_min: number;
  buffer_after_min: number;
  requires_approval: boolean;
}

export interface Texts {
  headline: string;
  about: string;
  why_study_abroad: string;
  topics_can_discuss: string;
  career_aspirations: string;
  said: Said;
}

/** What the texts that the search reads were written from. */
export interface Said {
  facts: Facts;
  headline: Saying;
  about: readonly Saying[];
  /** What somebody can talk about, and the names of the topics in it. */
  points: Saying;
  topics: readonly string[];
}

/** Nobody has had a session with somebody made up, nor judged one: no number stands without rows behind it. */
export const NOBODY_HAS_COME = { rating: null, review_count: 0, session_count: 0 } as const;

/** A made-up mentor with everything that is stored of them. */
export interface Mentor extends Life, Policy, Texts {
  seed: number;
  /** Counted from 0 within a seed. */
  index: number;
  slug: string;
  portrait: string;
  /** Milliseconds since 1970. */
  created_ms: number;
  /** When they last did something themselves: milliseconds since 1970. */
  active_ms: number;
  topics: string[];
  educations: Education[];
  experiences: Experience[];
  services: Service[];
  /** Place of the week's pattern in `WEEKS`. */
  week: number;
}

/** What the search makes its row from. */
export function toSearchable(
  mentor: Mentor,
  universities: SearchableMentor['universities'],
  next_available_ms: number | null,
): SearchableMentor {
  const { name, educations, experiences, services } = mentor;
  const id = createIds(mentor.seed, mentor.index);
  return {
    profile: {
      id: id('profile'),
      auth_user_id: id('user'),
      origin_country_code: mentor.origin_country_code,
      headline: mentor.headline,
      about: mentor.about,
      topics_can_discuss: mentor.topics_can_discuss,
      profile_image_url: mentor.portrait,
      topics: mentor.topics,
      languages: mentor.languages,
      ...NOBODY_HAS_COME,
      created_at: new Date(mentor.created_ms).toISOString(),
      active_at: new Date(mentor.active_ms).toISOString(),
      next_available_at: next_available_ms === null ? null : new Date(next_available_ms).toISOString(),
    },
    user: { first_name: name.first.text, last_name: name.last.text },
    educations: educations.map(({ school, degree, field, start_date, is_study_abroad }) => ({
      school: school.name,
      university_id: school.id,
      country_code: school.country_code,
      degree_id: degree.id,
      field_of_study: field.name,
      start_date,
      is_study_abroad,
    })),
    experiences: experiences.map(({ organisation, title }) => ({ organisation: organisation.join(' '), title })),
    event_types: services,
    universities,
  };
}
