import { platformOfLink, type Language } from '@abroad/contract';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { INTRO_CALL_WORDS } from './intro-call-words.ts';

const INTRO_CALL_MIN = 30;

/** The first service of a new mentor: one free introduction. */
const INTRO_CALL = {
  slug: 'intro-call',
  duration_min: INTRO_CALL_MIN,
  default_platform: 'google_meet',
} as const;

/**
 * Creates a new mentor's first service, in the transaction that creates the mentor.
 * @param mentor `currency` is the ISO 4217 code of their prices, `meeting_link` is where sessions take place,
 * `language` is that of the description.
 * @returns the service's id.
 */
export async function createDefaultServices(
  trx: Database,
  mentor: { user_id: string; currency: string; meeting_link: string | null; language: Language },
): Promise<{ event_type_id: string }> {
  const { user_id, currency, meeting_link, language } = mentor;
  const event_type_id = newId();
  const default_platform = platformOfLink(meeting_link ?? '') ?? INTRO_CALL.default_platform;
  await trx
    .insertInto('event_type')
    .values({
      ...INTRO_CALL,
      ...INTRO_CALL_WORDS[language],
      default_platform,
      meeting_location: meeting_link,
      id: event_type_id,
      auth_user_id: user_id,
      currency,
    })
    .execute();
  return { event_type_id };
}
