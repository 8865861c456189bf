import type { CreateProspectProfile, ProspectProfile } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { checkReference } from '../history/check-reference.ts';
import { insertHistory } from '../history/history.ts';
import { adoptTimeZone, changeNames } from '../identity/change-account.ts';
import { getOwnProfile } from './service.ts';

async function timeZoneOf(trx: Database, userId: string): Promise<string> {
  const person = await trx
    .selectFrom('authenticated_user')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirst();
  return person?.time_zone ?? 'UTC';
}

async function insertProfile(trx: Database, userId: string, form: CreateProspectProfile): Promise<string> {
  const id = newId();
  await trx
    .insertInto('prospect_profile')
    .values({
      id,
      auth_user_id: userId,
      about: form.about ?? null,
      why_study_abroad: form.why_study_abroad ?? null,
      career_aspirations: form.career_aspirations ?? null,
      topics_can_discuss: form.topics_can_discuss ?? null,
      current_country_code: form.current_country_code ?? null,
      origin_country_code: form.origin_country_code ?? null,
      profile_image_url: null,
      languages: form.languages ?? [],
      time_zone: form.time_zone ?? (await timeZoneOf(trx, userId)),
      target_country_codes: form.target_country_codes ?? [],
      target_university_ids: form.target_university_ids ?? [],
      target_degree_ids: form.target_degree_ids ?? [],
      target_fields: form.target_fields ?? [],
      intake_year: form.intake_year ?? null,
      intake_term: form.intake_term ?? null,
      application_stage: form.application_stage ?? 'exploring',
      visibility: form.visibility ?? 'booked_mentors',
    })
    .execute();
  return id;
}

/**
 * Creates a prospect profile with names and history, all or nothing.
 * @param onRenamed called once the names are written, so that a mentor profile is found by them too.
 * @throws AppError VALIDATION_FAILED with the fields' paths, ALREADY_EXISTS
 */
export async function createProspectProfile(
  context: Pick<Context, 'db'>,
  userId: string,
  form: CreateProspectProfile,
  onRenamed: (trx: Database, userId: string) => Promise<void>,
): Promise<ProspectProfile> {
  const universities = await checkReference(context.db, form);
  await writeAs(context.db, userId, async (trx) => {
    await changeNames(trx, userId, { first_name: form.first_name, last_name: form.last_name });
    await adoptTimeZone(trx, userId, form.time_zone);
    const profile_id = await insertProfile(trx, userId, form);
    await insertHistory(trx, universities, { kind: 'prospect', profile_id }, form);
    await onRenamed(trx, userId);
  });
  return getOwnProfile(context, userId);
}
