import { EducationInput, ExperienceInput, type Education, type Experience } from '@abroad/contract/history';
import { z } from 'zod';
import { keptEdit } from '../forms/kept-edit.ts';
import { mergeEdits, type MergedEdits } from '../forms/merge-edits.ts';
import { EducationDraft, toEducation } from './education-draft.ts';
import { ExperienceDraft, toExperience } from './experience-draft.ts';

/** The draft for which the fields of studies and jobs are written: all entries in the onboarding, one entry here. */
export const HistoryDraft = z.object({
  origin_country_code: z.string().nullable().catch(null),
  educations: z.array(EducationDraft).catch([]),
  experiences: z.array(ExperienceDraft).catch([]),
});
export type HistoryDraft = z.infer<typeof HistoryDraft>;

/** The draft as it is kept in this browser. */
export const KeptEntry = keptEdit(HistoryDraft);

/** The entries of a form, as the API has them, without new ones. */
interface Before {
  education?: Education | undefined;
  experience?: Experience | undefined;
}

/** The contract's rules for the one entry of a form, under the paths of its fields: `educations.0.end_date`. */
export const entryRules = ({ education, experience }: Before) =>
  z
    .custom<HistoryDraft>()
    .transform((draft): unknown => ({
      educations: draft.educations.map((one) => toEducation(one, draft.origin_country_code, education)),
      experiences: draft.experiences.map((one) => toExperience(one, experience)),
    }))
    .pipe(z.object({ educations: z.array(EducationInput), experiences: z.array(ExperienceInput) }));

/**
 * Returns a form's changes to an entry. Unchanged fields are left out, so that they can't undo a change from elsewhere.
 * @param after the entry as the form has it, by the contract's rules.
 */
export function changesOf<T extends object>(before: Record<keyof T, unknown>, after: T): Partial<T> {
  const changed = Object.entries(after).filter(
    ([name, value]) => (value ?? null) !== ((before as Record<string, unknown>)[name] ?? null),
  );
  return Object.fromEntries(changed) as Partial<T>;
}

/** Merges two windows' changes of the one entry of a form; see `mergeEdits`. */
export function mergeEntries(base: HistoryDraft, mine: HistoryDraft, theirs: HistoryDraft): MergedEdits<HistoryDraft> {
  const [education, experience] = [mine.educations[0], mine.experiences[0]];
  if (education !== undefined) {
    const before = base.educations[0] ?? education;
    // A school and its facts.
    const together = [['university_id', 'university_name', 'school', 'country_code']] as const;
    const { merged, both } = mergeEdits(before, education, theirs.educations[0] ?? before, together);
    return { merged: { ...mine, educations: [merged] }, both };
  }
  if (experience !== undefined) {
    const before = base.experiences[0] ?? experience;
    const together = [['is_current', 'end_date']] as const;
    const { merged, both } = mergeEdits(before, experience, theirs.experiences[0] ?? before, together);
    return { merged: { ...mine, experiences: [merged] }, both };
  }
  return { merged: mine, both: [] };
}
