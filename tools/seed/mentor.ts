import type { Degree } from '@abroad/reference-data/degrees';
import type { Week } from './services/weeks.ts';
import type { Field } from './studies/fields.ts';
import type { Level } from './studies/levels.ts';
import type { School } from './studies/schools.ts';
import type { City } from './world/cities.ts';

export type Gender = 'f' | 'm' | 'n';

export interface FullName {
  first: string;
  last: string;
}

/** The facts that are drawn first: who a mentor is, and where they come from, studied and live now. */
export interface Life {
  gender: Gender;
  name: FullName;
  origin_country_code: string;
  destination_country_code: string;
  home_city: City;
  study_city: City;
  current_country_code: string;
  city: City;
  languages: readonly string[];
  /** Of the studies abroad. */
  field: Field;
  level: Level;
  degree_name: string;
  /** The start and the end of the studies abroad. */
  start_year: number;
  end_year: number;
  school: string;
}

/** A proof of a study. */
export interface StudyProof {
  kind: 'affiliation' | 'graduation' | 'vouched';
  /** Of an affiliation: the domain of the email address. */
  domain: string | null;
  /** RFC 3339. */
  proven_at: string;
}

export interface Education {
  school: School;
  degree: Degree;
  field: Field;
  start_date: string;
  end_date: string;
  is_study_abroad: boolean;
  proofs: readonly StudyProof[];
}

export interface Experience {
  organisation: string;
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
}

/** A made-up mentor with all stored data. */
export interface Mentor extends Life, Policy, Texts {
  seed: number;
  /** Counted from 0 within a seed. */
  index: number;
  slug: string;
  /** Null for those whose initials are shown. */
  portrait: string | null;
  /** RFC 3339. */
  created_at: string;
  /** When they were last active themselves: RFC 3339. */
  active_at: string;
  topics: string[];
  educations: Education[];
  experiences: Experience[];
  services: Service[];
  week: Week;
}
