import type { MentorOnboarding } from '@abroad/contract';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { insertHistory } from '../history/history.ts';
import type { Universities } from '../reference/reference.ts';
import { traderColumns } from './trader.ts';

/**
 * Creates an active mentor profile with its educations and experiences, in the caller's transaction. The caller
 * refreshes the search row once everything else is written.
 * @param universities those that the form names.
 * @param form checked against the reference lists; `time_zone` is the mentor's.
 * @throws by the unique constraint, if the user has a mentor profile.
 */
export async function createMentorProfile(
  trx: Database,
  universities: Universities,
  userId: string,
  form: MentorOnboarding & { time_zone: string },
): Promise<void> {
  const id = newId();
  await trx
    .insertInto('mentor_profile')
    .values({
      id,
      auth_user_id: userId,
      status: 'active',
      headline: form.headline ?? null,
      about: form.about ?? null,
      why_study_abroad: form.why_study_abroad ?? null,
      career_aspirations: form.career_aspirations ?? null,
      topics_can_discuss: form.topics_can_discuss ?? null,
      current_country_code: form.current_country_code ?? null,
      origin_country_code: form.origin_country_code ?? null,
      profile_image_url: null,
      languages: form.languages ?? [],
      time_zone: form.time_zone,
      topics: [...new Set(form.topics)],
      rating: null,
      ...traderColumns(form, new Date().toISOString()),
    })
    .execute();
  await insertHistory(trx, universities, { kind: 'mentor', profile_id: id }, form);
}
