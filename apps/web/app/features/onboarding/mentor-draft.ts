import { MentorOnboarding } from '@abroad/contract/profiles';
import { z } from 'zod';
import { monthToDate } from '../../lib/months.ts';
import { EducationDraft, emptyEducation } from './education-draft.ts';
import { isAbroad } from './study-abroad.ts';

const words = z.string().catch('');
const code = z.string().nullable().catch(null);
const list = z.array(z.string()).catch([]);

const ExperienceDraft = z.object({
  organisation: words,
  title: words,
  start_date: words,
  end_date: words,
  is_current: z.boolean().catch(false),
});
export type ExperienceDraft = z.infer<typeof ExperienceDraft>;

/** What a mentor types in onboarding, as the fields hold it. What does not fit in a kept draft becomes empty. */
export const MentorDraft = z.object({
  first_name: words,
  last_name: words,
  origin_country_code: code,
  educations: z.array(EducationDraft).catch([]),
  experiences: z.array(ExperienceDraft).catch([]),
  topics: list,
  topics_can_discuss: words,
  headline: words,
  why_study_abroad: words,
  about: words,
  career_aspirations: words,
  languages: list,
  current_country_code: code,
  time_zone: words,
});
export type MentorDraft = z.infer<typeof MentorDraft>;

/** The form's rules are the contract's: the draft is brought into its shape and judged there. */
export const MentorDraftRules = z.custom<MentorDraft>().transform(toMentorOnboarding).pipe(MentorOnboarding);

export const emptyExperience: ExperienceDraft = {
  organisation: '',
  title: '',
  start_date: '',
  end_date: '',
  is_current: false,
};

/** A draft to begin with: the names of the record, one study to fill in, and the zone of this device. */
export function emptyMentorDraft(names: { first_name: string; last_name: string }, timeZone: string): MentorDraft {
  return {
    first_name: names.first_name,
    last_name: names.last_name,
    origin_country_code: null,
    educations: [emptyEducation],
    experiences: [],
    topics: [],
    topics_can_discuss: '',
    headline: '',
    why_study_abroad: '',
    about: '',
    career_aspirations: '',
    languages: [],
    current_country_code: null,
    time_zone: timeZone,
  };
}

/** The draft as the contract wants it: months become dates, and what only the form needs is left out. */
export function toMentorOnboarding(draft: MentorDraft): unknown {
  return {
    ...draft,
    educations: draft.educations.map((education) => ({
      school: education.school,
      university_id: education.university_id ?? '',
      degree_id: education.degree_id,
      field_of_study: education.field_of_study,
      start_date: monthToDate(education.start_date),
      end_date: monthToDate(education.end_date),
      is_study_abroad: isAbroad(education, draft.origin_country_code),
    })),
    experiences: draft.experiences.map((experience) => ({
      organisation: experience.organisation,
      title: experience.title,
      start_date: monthToDate(experience.start_date),
      end_date: experience.is_current ? null : monthToDate(experience.end_date),
      is_current: experience.is_current,
    })),
  };
}
