import {
  ApplicationStage,
  CreateProspectProfile,
  PatchProspectProfile,
  ProspectVisibility,
  type ProspectProfile,
} from '@abroad/contract/profiles';
import { VALIDATION_MESSAGES } from '@abroad/contract/validation-messages';
import { z } from 'zod';
import { keptEdit } from '../forms/kept-edit.ts';
import { mergeEdits } from '../forms/merge-edits.ts';

const words = z.string().catch('');
const code = z.string().nullable().catch(null);
const list = z.array(z.string()).catch([]);

/** A prospect's draft, as the fields hold it. Invalid values of a kept draft become empty. */
export const ProspectDraft = z.object({
  first_name: words,
  last_name: words,
  origin_country_code: code,
  current_country_code: code,
  target_country_codes: list,
  /** With their names, for the list of the chosen ones. */
  target_universities: z.array(z.object({ id: z.string(), label: z.string() })).catch([]),
  target_degree_ids: list,
  target_fields: list,
  intake_year: words,
  intake_term: words,
  application_stage: ApplicationStage.catch('exploring'),
  languages: list,
  time_zone: words,
  why_study_abroad: words,
  about: words,
  career_aspirations: words,
  topics_can_discuss: words,
  visibility: ProspectVisibility.catch('booked_mentors'),
});
export type ProspectDraft = z.infer<typeof ProspectDraft>;

/** Changes as kept in this browser. */
export const KeptProspect = keptEdit(ProspectDraft);

/** Merges the changes of two windows; see `mergeEdits`. */
export function mergeProspects(base: ProspectDraft, mine: ProspectDraft, theirs: ProspectDraft) {
  // By their ids, so that each side may add and remove some.
  const listed = (draft: ProspectDraft) => ({
    ...draft,
    target_universities: Object.fromEntries(draft.target_universities.map((one) => [one.id, one])),
  });
  const { merged, both } = mergeEdits(listed(base), listed(mine), listed(theirs), [['intake_year', 'intake_term']]);
  return { merged: { ...merged, target_universities: Object.values(merged.target_universities) }, both };
}

/** The draft of a sign-up, which asks for the terms as well. */
export const ProspectSignUp = ProspectDraft.extend({ termsAccepted: z.boolean().catch(false) });
export type ProspectSignUp = z.infer<typeof ProspectSignUp>;

/** The rules are the contract's, for a new profile and for a changed one. */
export const ProspectSignUpRules = z
  .custom<ProspectSignUp>()
  .transform(({ first_name, last_name, termsAccepted, ...draft }): unknown => ({
    ...toProspectFields(draft),
    first_name,
    last_name,
    termsAccepted,
  }))
  .pipe(CreateProspectProfile.extend({ termsAccepted: z.literal(true, VALIDATION_MESSAGES.terms_required) }));
export const ProspectEditRules = z
  .custom<ProspectDraft>()
  .transform((draft): unknown => toProspectFields(draft))
  .pipe(PatchProspectProfile);

interface Names {
  first_name: string;
  last_name: string;
}

/** Returns an initial draft: the names of the record and the zone of this device. */
export function emptyProspectDraft({ first_name, last_name }: Names, timeZone: string): ProspectDraft {
  return { ...ProspectDraft.parse({}), first_name, last_name, time_zone: timeZone };
}

/** The fields of a profile that is to be changed. The names of its universities come from the reference lists. */
export function draftOfProfile(profile: ProspectProfile, universities: ReadonlyMap<string, string>): ProspectDraft {
  return ProspectDraft.parse({
    ...profile,
    intake_year: profile.intake_year === null ? '' : String(profile.intake_year),
    target_universities: profile.target_university_ids.map((id) => ({ id, label: universities.get(id) ?? id })),
  });
}

function toProspectFields(draft: Omit<ProspectDraft, keyof Names> & Partial<Names>): object {
  const { first_name: _first, last_name: _last, target_universities, intake_year, ...fields } = draft;
  return {
    ...fields,
    target_university_ids: target_universities.map(({ id }) => id),
    intake_year: intake_year === '' ? null : Number(intake_year),
  };
}
