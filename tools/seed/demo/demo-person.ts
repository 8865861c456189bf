import type { Portrait } from '@abroad/api/features/media/portrait/draw-portrait';
import type { Week } from '../services/weeks.ts';

/** A study of a demo account; the university and the degree are looked up. */
export interface DemoEducation {
  university: string;
  country_code: string;
  degree: string;
  field_of_study: string;
  start_date: string;
  end_date: string;
  location: string;
  is_study_abroad: boolean;
}

export interface DemoProof {
  kind: 'affiliation' | 'graduation';
  domain: string | null;
  days_ago: number;
}

export interface DemoExperience {
  organisation: string;
  title: string;
  start_date: string;
  end_date: string | null;
  location: string;
  country_code: string;
  is_current: boolean;
}

export interface DemoService {
  slug: string;
  title: string;
  description: string;
  duration_min: number;
  price_minor: number;
}

export interface DemoTexts {
  about: string;
  why_study_abroad: string;
  topics_can_discuss: string;
  career_aspirations: string;
}

export interface DemoMentor extends DemoTexts {
  headline: string;
  portrait: Portrait;
  topics: readonly string[];
  educations: readonly DemoEducation[];
  /** The proofs of the first education. */
  proofs: readonly DemoProof[];
  experiences: readonly DemoExperience[];
  week: Week;
  currency: string;
  /** Null for those who mentor privately. */
  trader: { name: string; address: string; email: string; phone: string; register_number: string | null } | null;
  services: readonly DemoService[];
  /** The reviews of content students. */
  reviews: readonly string[];
}

export interface DemoProspect extends DemoTexts {
  portrait: Portrait;
  target_country_codes: readonly string[];
  target_universities: readonly { university: string; country_code: string }[];
  target_degrees: readonly string[];
  target_fields: readonly string[];
  intake_year: number;
  intake_term: string;
  application_stage: 'shortlisting' | 'applying';
  educations: readonly DemoEducation[];
  experiences: readonly DemoExperience[];
}

/** A demo account. `clerk_id` is its subject at the embedded identity provider. */
export interface DemoPerson {
  clerk_id: string;
  email: string;
  first_name: string;
  last_name: string;
  slug: string;
  time_zone: string;
  origin_country_code: string;
  current_country_code: string;
  languages: readonly string[];
  mentor: DemoMentor | null;
  prospect: DemoProspect | null;
}
