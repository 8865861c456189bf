import { z } from 'zod';

const words = z.string().catch('');
const code = z.string().nullable().catch(null);

/** An education as the fields hold it. */
export const EducationDraft = z.object({
  university_id: code,
  /** The name that goes with the id, for the picker. */
  university_name: words,
  school: words,
  country_code: code,
  degree_id: words,
  field_of_study: words,
  start_date: words,
  end_date: words,
  /** Null while the person leaves it to what country and origin suggest. */
  is_study_abroad: z.boolean().nullable().catch(null),
});
export type EducationDraft = z.infer<typeof EducationDraft>;

export const emptyEducation: EducationDraft = {
  university_id: null,
  university_name: '',
  school: '',
  country_code: null,
  degree_id: '',
  field_of_study: '',
  start_date: '',
  end_date: '',
  is_study_abroad: null,
};
