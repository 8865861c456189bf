import type { Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { BookingTable } from '../../db/tables.ts';

/** Saves a place for later bookings of the service, if it still uses the same platform. */
export async function savePlaceForService(
  trx: Database,
  {
    event_type_id,
    mentor_user_id,
    platform,
  }: Pick<Selectable<BookingTable>, 'event_type_id' | 'mentor_user_id' | 'platform'>,
  place: string,
): Promise<void> {
  await trx
    .updateTable('event_type')
    .set({ meeting_location: place, updated_at: new Date() })
    .where('id', '=', event_type_id)
    .where('auth_user_id', '=', mentor_user_id)
    .where('default_platform', '=', platform)
    .execute();
}
