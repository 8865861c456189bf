import type { MessageKey } from '../../locales/index.ts';
import type { ProspectDraft } from './prospect-draft.ts';

/** What the fields are called on the page. */
export const prospectLabels = {
  origin_country_code: 'prospects.origin',
  current_country_code: 'prospects.current',
  target_country_codes: 'prospects.targets',
  target_universities: 'prospects.target_universities',
  target_degree_ids: 'prospects.target_degree',
  target_fields: 'prospects.target_fields',
  intake_year: 'prospects.intake_year',
  intake_term: 'prospects.intake_term',
  application_stage: 'prospects.stage',
  languages: 'prospects.languages',
  time_zone: 'prospects.zone',
  why_study_abroad: 'prospects.why',
  about: 'prospects.about',
  career_aspirations: 'prospects.aspirations',
  topics_can_discuss: 'prospects.topics_can_discuss',
  visibility: 'prospects.visibility',
} as const satisfies Record<Exclude<keyof ProspectDraft, 'first_name' | 'last_name'>, MessageKey>;
