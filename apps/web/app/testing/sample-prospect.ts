import type { ProspectProfile } from '@abroad/contract/profiles';
import { NOW, SAMPLE_ID } from './sample-answers.ts';

/** Amara's profile of a student, which has few facts and is visible to mentors that she booked. */
export function sampleProspect(changes: Partial<ProspectProfile> = {}): ProspectProfile {
  return {
    id: SAMPLE_ID,
    slug: 'amara-okafor',
    email: null,
    first_name: 'Amara',
    last_name: 'Okafor',
    current_country_code: null,
    origin_country_code: 'NG',
    about: null,
    why_study_abroad: null,
    career_aspirations: null,
    topics_can_discuss: null,
    profile_image_url: null,
    avatar_medium_url: null,
    avatar_thumbnail_url: null,
    languages: [],
    time_zone: 'Africa/Lagos',
    educations: [],
    experiences: [],
    is_own_profile: true,
    created_at: NOW,
    updated_at: NOW,
    target_country_codes: [],
    target_university_ids: [],
    target_degree_ids: [],
    target_fields: [],
    intake_year: null,
    intake_term: null,
    application_stage: 'exploring',
    visibility: 'booked_mentors',
    ...changes,
  };
}
