import type { MentorProfile } from '@abroad/contract/profiles';
import type { Answers } from './play-api.ts';
import { FLAGS, NOW, SAMPLE_ID } from './sample-answers.ts';

/** Linh's profile, which is active and has few facts. */
export function sampleMentor(changes: Partial<MentorProfile> = {}): MentorProfile {
  return {
    id: SAMPLE_ID,
    slug: 'linh-tran',
    email: null,
    first_name: 'Linh',
    last_name: 'Trần',
    current_country_code: 'NL',
    origin_country_code: 'VN',
    about: null,
    why_study_abroad: null,
    career_aspirations: null,
    topics_can_discuss: null,
    profile_image_url: null,
    avatar_medium_url: null,
    avatar_thumbnail_url: null,
    languages: ['vi', 'en'],
    time_zone: 'Europe/Amsterdam',
    educations: [],
    experiences: [],
    is_own_profile: false,
    created_at: NOW,
    updated_at: NOW,
    profile_status: 'active',
    hidden_until: null,
    hidden_reason: null,
    headline: null,
    video_url: null,
    topics: [],
    main_education_id: null,
    rating: null,
    review_count: 0,
    session_count: 0,
    reliability: null,
    answers_within_h: null,
    proofs: [],
    is_trader: false,
    trader: null,
    price_from: null,
    currency: null,
    next_available_at: null,
    ...changes,
  };
}

/** The answers that make the signed-in person a mentor as well, whose address is `/amara-okafor`. */
export const MENTOR_ANSWERS = {
  getMyResources: {
    ...FLAGS,
    has_mentor_profile: true,
    mentor_profile_id: SAMPLE_ID,
    role_in_use: 'mentor',
  },
  getMyMentorProfile: sampleMentor({
    slug: 'amara-okafor',
    first_name: 'Amara',
    last_name: 'Okafor',
    is_own_profile: true,
  }),
} satisfies Answers;
