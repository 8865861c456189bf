import type { Experience } from '@abroad/contract/history';
import { z } from 'zod';
import { dateToMonth, monthToDate } from '../../lib/months.ts';

const words = z.string().catch('');

/** A job as the fields hold it. */
export const ExperienceDraft = z.object({
  organisation: words,
  title: words,
  start_date: words,
  end_date: words,
  location: words,
  country_code: z.string().nullable().catch(null),
  is_current: z.boolean().catch(false),
});
export type ExperienceDraft = z.infer<typeof ExperienceDraft>;

export const emptyExperience: ExperienceDraft = ExperienceDraft.parse({});

/** A job that is to be changed. */
export const draftOfExperience = (experience: Experience): ExperienceDraft => ({
  organisation: experience.organisation,
  title: experience.title ?? '',
  start_date: dateToMonth(experience.start_date),
  end_date: dateToMonth(experience.end_date),
  location: experience.location ?? '',
  country_code: experience.country_code,
  is_current: experience.is_current,
});

/**
 * The draft as the contract wants it. A current job has no end.
 * @param before the entry that is changed: dates whose month is unchanged keep their day.
 */
export const toExperience = (draft: ExperienceDraft, before?: Experience): unknown => ({
  organisation: draft.organisation,
  title: draft.title,
  start_date: monthToDate(draft.start_date, before?.start_date),
  end_date: draft.is_current ? null : monthToDate(draft.end_date, before?.end_date),
  location: draft.location,
  country_code: draft.country_code,
  is_current: draft.is_current,
});
