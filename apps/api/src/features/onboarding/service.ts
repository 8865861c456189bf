import { spokenLanguage, type MentorOnboarding, type MentorProfile } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { writeAs } from '../../db/write-as.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { createDefaultSchedule } from '../availability/defaults.ts';
import { enqueueNextAvailable } from '../availability/next-available.ts';
import { notify } from '../notifications/notify.ts';
import { createDefaultServices } from '../event-types/defaults.ts';
import { checkReference } from '../profiles/check-reference.ts';
import { requireMentorTerms } from '../identity/acceptance.ts';
import { getOwnProfile as getOwnMentorProfile, insertMentor } from '../mentors/service.ts';
import { refreshSearchRow } from '../mentors/search-row.ts';
import { currencyOfCountry } from './currency-of-country.ts';
import { welcomeMentorJob } from './welcome-mentor.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/**
 * Creates a mentor who can be found and booked at once: profile, history, working hours, a policy and a free
 * introduction in their language, all or nothing. The time zone is that of the form, otherwise the account's, otherwise
 * UTC.
 * @throws AppError TERMS_NOT_ACCEPTED, VALIDATION_FAILED with the fields' paths, ALREADY_EXISTS
 */
export async function completeMentorOnboarding(
  context: Deps,
  userId: string,
  { meeting_link, ...form }: MentorOnboarding,
): Promise<MentorProfile> {
  await requireMentorTerms(context.db, userId);
  const universities = await checkReference(context.db, form);
  await writeAs(context.db, userId, async (trx) => {
    const { time_zone, language } = await insertMentor(trx, universities, userId, form);
    await createDefaultSchedule(trx, { user_id: userId, time_zone });
    await createDefaultServices(trx, {
      user_id: userId,
      currency: currencyOfCountry(form.current_country_code),
      meeting_link: meeting_link ?? null,
      language: spokenLanguage(language),
    });
    await trx.deleteFrom('onboarding_draft').where('auth_user_id', '=', userId).execute();
    await refreshSearchRow(trx, userId, context.clock);
    await enqueueNextAvailable(trx, userId);
    const key = `welcome_mentor:${userId}`;
    await notify(trx, [{ user_id: userId, kind: 'welcome_mentor', group_key: 'welcome', key }]);
    await enqueue(trx, [welcomeMentorJob({ user_id: userId })]);
  });
  return getOwnMentorProfile(context, userId);
}
