import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { VALIDATION_MESSAGES as words } from './validation-messages.ts';
import {
  changedSince,
  CountryCode,
  Id,
  Instant,
  LocalDateInput,
  optional,
  requiredTitle,
  title,
} from './primitives.ts';

interface Dates {
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  is_current?: boolean | null | undefined;
}
/** Says whether an end comes after its start; current entries have no end to compare. */
export const endsAfterStart = ({ start_date, end_date, is_current }: Dates): boolean =>
  is_current === true || !start_date || !end_date || end_date > start_date;
const datesRule = { message: words.end_date_after_start, path: ['end_date'] };

const educationFields = {
  school: requiredTitle(words.school_required, 'School name'),
  university_id: z.uuid(words.university_required),
  degree_id: optional(Id),
  field_of_study: optional(title(LIMITS.line_max, 'Field of study')),
  start_date: optional(LocalDateInput),
  end_date: optional(LocalDateInput),
  location: optional(title(LIMITS.line_max, 'City')),
  is_study_abroad: z.boolean().optional(),
};
const experienceFields = {
  organisation: requiredTitle(words.organisation_required, 'Organization'),
  title: optional(title(LIMITS.line_max, 'Job title')),
  start_date: optional(LocalDateInput),
  end_date: optional(LocalDateInput),
  location: optional(title(LIMITS.line_max, 'City')),
  country_code: optional(CountryCode),
  is_current: z.boolean().optional(),
};

/** An education as it is typed in: specification, section 5. */
export const EducationInput = z
  .strictObject(educationFields)
  .refine(endsAfterStart, datesRule)
  .meta({ id: 'EducationEntry' });

/** A work experience as it is typed in: specification, section 5. */
export const ExperienceInput = z
  .strictObject(experienceFields)
  .refine(endsAfterStart, datesRule)
  .meta({ id: 'ExperienceEntry' });

/**
 * Changes of an entry: omitted fields stay, null clears. The rule about its dates holds for the changed
 * entry, so it is checked where the entry is known.
 */
export const PatchEducation = z
  .strictObject({ ...educationFields, ...changedSince })
  .partial()
  .meta({ id: 'PatchEducation' });
export const PatchExperience = z
  .strictObject({ ...experienceFields, ...changedSince })
  .partial()
  .meta({ id: 'PatchExperience' });

export const Education = z
  .object({
    id: Id,
    school: z.string(),
    university_id: Id.nullable(),
    country_code: z.string().nullable(),
    degree_id: Id.nullable(),
    field_of_study: z.string().nullable(),
    start_date: z.string().nullable(),
    end_date: z.string().nullable(),
    location: z.string().nullable(),
    is_study_abroad: z.boolean(),
    updated_at: Instant,
  })
  .meta({ id: 'Education' });
export type Education = z.infer<typeof Education>;

export const Experience = z
  .object({
    id: Id,
    organisation: z.string(),
    title: z.string().nullable(),
    start_date: z.string().nullable(),
    end_date: z.string().nullable(),
    location: z.string().nullable(),
    country_code: z.string().nullable(),
    is_current: z.boolean(),
    updated_at: Instant,
  })
  .meta({ id: 'Experience' });
export type Experience = z.infer<typeof Experience>;
