import { MentorOnboarding } from '@abroad/contract/profiles';
import { z } from 'zod';
import { EducationDraft, emptyEducation, toEducation } from '../history-editor/education-draft.ts';
import { ExperienceDraft, toExperience } from '../history-editor/experience-draft.ts';
import { MentorTexts } from '../mentor-fields/mentor-texts.ts';
import { toTrading, TradingDraft } from '../trading/trading-draft.ts';

const words = z.string().catch('');

/** A mentor's draft in onboarding, as the fields hold it. Invalid values of a kept draft become empty. A video can wait for the profile. */
export const MentorDraft = MentorTexts.omit({ video_url: true }).extend({
  ...TradingDraft.shape,
  first_name: words,
  last_name: words,
  educations: z.array(EducationDraft).catch([]),
  experiences: z.array(ExperienceDraft).catch([]),
  meeting_link: words,
});
export type MentorDraft = z.infer<typeof MentorDraft>;

/** The form's rules are the contract's: the draft is converted to its shape and validated by it. */
export const MentorDraftRules = z.custom<MentorDraft>().transform(toMentorOnboarding).pipe(MentorOnboarding);

/** Returns an initial draft: the names of the record, one study to fill in, and the zone of this device. */
export function emptyMentorDraft(names: { first_name: string; last_name: string }, timeZone: string): MentorDraft {
  const { first_name, last_name } = names;
  return { ...MentorDraft.parse({}), first_name, last_name, educations: [emptyEducation], time_zone: timeZone };
}

/** The draft as the contract wants it: months become dates, and values that only the form needs are left out. */
export function toMentorOnboarding({ trading, trader, ...draft }: MentorDraft): unknown {
  return {
    ...draft,
    ...toTrading({ trading, trader }),
    educations: draft.educations.map((education) => toEducation(education, draft.origin_country_code)),
    experiences: draft.experiences.map((experience) => toExperience(experience)),
  };
}
