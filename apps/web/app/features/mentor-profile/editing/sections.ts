import type { MentorProfile } from '@abroad/contract/profiles';
import type { MessageKey } from '../../../locales/index.ts';
import type { MentorTexts } from '../../mentor-fields/mentor-texts.ts';

/** The sections of a profile that are edited together, with their fields. */
export const sectionFields = {
  about: ['headline', 'about', 'video_url'],
  why: ['why_study_abroad'],
  topics: ['topics', 'topics_can_discuss'],
  aspirations: ['career_aspirations'],
  places: ['languages', 'origin_country_code', 'current_country_code', 'time_zone'],
} as const satisfies Record<string, readonly (keyof MentorTexts)[]>;
export type SectionName = keyof typeof sectionFields;

export const sectionTitles: Readonly<Record<SectionName, MessageKey>> = {
  about: 'mentor.section_about',
  why: 'mentor.section_why',
  topics: 'mentor.section_topics',
  aspirations: 'mentor.section_aspirations',
  places: 'mentor.section_places',
};

/** The labels of the fields. */
export const textLabels = {
  origin_country_code: 'mentor.origin',
  topics: 'mentor.section_topics',
  topics_can_discuss: 'mentor.topics_can_discuss',
  headline: 'mentor.headline',
  video_url: 'mentor.video',
  why_study_abroad: 'mentor.why',
  about: 'mentor.about',
  career_aspirations: 'mentor.aspirations',
  languages: 'mentor.languages',
  current_country_code: 'mentor.current',
  time_zone: 'mentor.zone',
} as const satisfies Record<keyof MentorTexts, MessageKey>;

/** Returns the key of a section's draft. */
export const sectionDraft = (section: SectionName) => `mentor-${section}`;

/** The texts of a profile, as the fields hold them. */
export const textsOf = (own: MentorProfile): MentorTexts => ({
  origin_country_code: own.origin_country_code,
  topics: own.topics,
  topics_can_discuss: own.topics_can_discuss ?? '',
  headline: own.headline ?? '',
  video_url: own.video_url ?? '',
  why_study_abroad: own.why_study_abroad ?? '',
  about: own.about ?? '',
  career_aspirations: own.career_aspirations ?? '',
  languages: own.languages,
  current_country_code: own.current_country_code,
  time_zone: own.time_zone,
});
