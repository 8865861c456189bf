import type { Database } from '../../db/connection.ts';
import { removeServices } from '../event-types/index.ts';

/** Whatever belongs to a person by `auth_user_id`, and goes with them; what hangs on these rows goes along. */
export const THEIRS = [
  'mentor_profile',
  'prospect_profile',
  'booking_policy',
  'availability_schedule',
  'time_off',
  'terms_acceptance',
  'idempotency_key',
  'mail_message',
  'unsubscribe_token',
  'calendar_feed_token',
  'taken_allowance',
  'provider_calendar',
  'calendar_connection',
  'calendar_oauth_state',
  'webhook_subscription',
  'saved_search',
  'changed_email',
] as const;

/** Removes everything that is somebody's, in the transaction that erases them. */
export async function removeBelongings(trx: Database, user_id: string): Promise<void> {
  for (const table of THEIRS) {
    await trx.deleteFrom(table).where('auth_user_id', '=', user_id).execute();
  }
  await removeServices(trx, user_id);
  // What waits to be compared with saved searches has words that they were found by.
  await trx.deleteFrom('saved_search_change').where('auth_user_id', '=', user_id).execute();
}
