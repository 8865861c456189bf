import type { MessageKey } from '../../locales/index.ts';
import type { EducationDraft } from './education-draft.ts';
import type { ExperienceDraft } from './experience-draft.ts';

/** What the fields of a study are called on the page. */
export const educationLabels = {
  university_id: 'history.university',
  university_name: 'history.university',
  school: 'history.school',
  country_code: 'history.country',
  degree_id: 'history.degree',
  field_of_study: 'history.field_of_study',
  start_date: 'history.start',
  end_date: 'history.end',
  location: 'history.location',
  is_study_abroad: 'history.abroad',
} as const satisfies Record<keyof EducationDraft, MessageKey>;

/** What the fields of a job are called on the page. */
export const experienceLabels = {
  organisation: 'history.organisation',
  title: 'history.job_title',
  start_date: 'history.start',
  end_date: 'history.end',
  location: 'history.location',
  country_code: 'history.country',
  is_current: 'history.is_current',
} as const satisfies Record<keyof ExperienceDraft, MessageKey>;
