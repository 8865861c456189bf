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
 * @param mentor `currency` is the ISO 4217 code in which they will name prices.
 * @returns the service's id.
 */
export async function createDefaultServices(
  trx: Database,
  mentor: { user_id: string; time_zone: string; currency: string },
): Promise<{ event_type_id: string }> {
  const event_type_id = newId();
  await trx
    .insertInto('event_type')
    .values({ ...INTRO_CALL, id: event_type_id, auth_user_id: mentor.user_id, currency: mentor.currency })
    .execute();
  return { event_type_id };
}
