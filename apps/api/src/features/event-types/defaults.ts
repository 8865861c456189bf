import { platformOfLink } from '@abroad/contract';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';

const INTRO_CALL_MIN = 30;

/** What a new mentor offers until they say otherwise: one free introduction. */
export const INTRO_CALL = {
  slug: 'intro-call',
  title: 'Intro call',
  description:
    'A free first call. Tell me where you want to go and what you’d like to know, and I’ll share how it went for me.',
  duration_min: INTRO_CALL_MIN,
  default_platform: 'google_meet',
} as const;

/**
 * Gives a new mentor their first service, in the transaction that makes the mentor.
 * @param mentor `currency` is the ISO 4217 code in which they will name prices, `meeting_link` where the service is met.
 * @returns the service's id.
 */
export async function createDefaultServices(
  trx: Database,
  { user_id, currency, meeting_link }: { user_id: string; currency: string; meeting_link: string | null },
): Promise<{ event_type_id: string }> {
  const event_type_id = newId();
  const default_platform = platformOfLink(meeting_link ?? '') ?? INTRO_CALL.default_platform;
  await trx
    .insertInto('event_type')
    .values({
      ...INTRO_CALL,
      default_platform,
      meeting_location: meeting_link,
      id: event_type_id,
      auth_user_id: user_id,
      currency,
    })
    .execute();
  return { event_type_id };
}
