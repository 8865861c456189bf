import type { Education } from '@abroad/contract/history';
import { monthToDate } from '../../lib/months.ts';
import type { EducationDraft } from './education-draft.ts';
import { isAbroad } from './study-abroad.ts';

/**
 * The draft as the contract wants it: months become dates, and values that only the form needs are left out.
 * @param origin the person's country of origin, or null.
 * @param before the entry that is changed: dates whose month is unchanged keep their day.
 */
export const toEducation = (draft: EducationDraft, origin: string | null, before?: Education): unknown => ({
  school: draft.school,
  university_id: draft.university_id ?? '',
  degree_id: draft.degree_id,
  field_of_study: draft.field_of_study,
  start_date: monthToDate(draft.start_date, before?.start_date),
  end_date: monthToDate(draft.end_date, before?.end_date),
  location: draft.location,
  is_study_abroad: isAbroad(draft, origin),
});
