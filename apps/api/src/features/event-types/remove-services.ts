import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Deletes services without bookings. Booked ones stay for their bookings, without the mentor's texts. */
export async function removeServices(trx: Database, user_id: string): Promise<void> {
  await sql`
    delete from event_type service
    where auth_user_id = ${user_id} and not exists (select 1 from booking where event_type_id = service.id)`.execute(
    trx,
  );
  await sql`
    update event_type set slug = 'deleted-' || id, title = 'Deleted service', description = null, meeting_location = null,
      questions = '[]', target_calendar_id = null, schedule_id = null, is_active = false,
      active_when_taken_down = false, updated_at = now()
    where auth_user_id = ${user_id}`.execute(trx);
}
