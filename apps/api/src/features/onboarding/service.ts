import type { MentorOnboarding, MentorProfile } from '@abroad/contract';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { welcomeMentorJob } from '../../jobs/known-jobs.ts';
import { createDefaultSchedule, enqueueNextAvailable } from '../availability/index.ts';
import { createDefaultServices } from '../event-types/index.ts';
import { checkReference } from '../history/index.ts';
import { adoptZone, changeNames, requireMentorTerms } from '../identity/index.ts';
import { createMentorProfile, getOwnMentorProfile, refreshSearchRow } from '../mentors/index.ts';
import { getReference } from '../reference/index.ts';
import { currencyOfCountry } from './currency-of-country.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'logger'>;

/** The zone of the form, else the person's own, else UTC. */
async function timeZoneOf(db: Database, userId: string, form: Pick<MentorOnboarding, 'time_zone'>): Promise<string> {
  if (form.time_zone !== undefined) {
    return form.time_zone;
  }
  const person = await db
    .selectFrom('authenticated_user')
    .select('time_zone')
    .where('id', '=', userId)
    .executeTakeFirst();
  return person?.time_zone ?? 'UTC';
}

/**
 * Makes somebody a mentor who can be found and booked at once: profile, history, working hours, a policy and a free
 * introduction, all or nothing.
 * @throws AppError TERMS_NOT_ACCEPTED, VALIDATION_FAILED with the fields' paths, ALREADY_EXISTS
 */
export async function completeMentorOnboarding(
  context: Needs,
  userId: string,
  { meeting_link, ...form }: MentorOnboarding,
): Promise<MentorProfile> {
  const reference = await getReference(context);
  await requireMentorTerms(context.db, userId);
  checkReference(reference, form);
  const time_zone = await timeZoneOf(context.db, userId, form);
  await writeAs(context.db, userId, async (trx) => {
    await changeNames(trx, userId, { first_name: form.first_name, last_name: form.last_name });
    await adoptZone(trx, userId, form.time_zone);
    await createMentorProfile(trx, reference, userId, { ...form, time_zone });
    await createDefaultSchedule(trx, { user_id: userId, time_zone });
    await createDefaultServices(trx, {
      user_id: userId,
      currency: currencyOfCountry(form.current_country_code),
      meeting_link: meeting_link ?? null,
    });
    await refreshSearchRow(trx, userId, reference);
    await enqueueNextAvailable(trx, userId);
    await enqueue(trx, [welcomeMentorJob({ user_id: userId })]);
  });
  return getOwnMentorProfile(context, userId);
}
