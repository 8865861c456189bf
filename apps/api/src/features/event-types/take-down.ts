import { sql, type Selectable } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { EventTypeTable } from '../../db/tables.ts';

/** Takes a service down by decision of the staff: no one books it, and its mentor can't switch it on. Under the mentor's lock. */
export async function takeDownService(trx: Database, id: string, at: string): Promise<void> {
  await trx
    .updateTable('event_type')
    .set({
      is_active: false,
      active_when_taken_down: sql<boolean>`case when taken_down_at is null then is_active else active_when_taken_down end`,
      taken_down_at: sql<string>`coalesce(taken_down_at, ${at}::timestamptz)`,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
}

/** Puts back a service that was taken down, as its mentor left it. Under the mentor's lock. */
export async function putUpService(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('event_type')
    .set({
      is_active: sql<boolean>`coalesce(active_when_taken_down, true)`,
      active_when_taken_down: null,
      taken_down_at: null,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .where('taken_down_at', 'is not', null)
    .execute();
}

type Texts = Partial<Pick<Selectable<EventTypeTable>, 'description' | 'instruction'>>;

/** Replaces texts of a service by decision of the staff. Under the mentor's lock. */
export async function writeTexts(trx: Database, id: string, { description, instruction }: Texts): Promise<void> {
  await trx
    .updateTable('event_type')
    .set({
      ...(description !== undefined && { description }),
      ...(instruction !== undefined && { instruction }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
}

/** Deletes services without bookings. Booked ones stay for their bookings, without the mentor's texts. */
export async function removeServices(trx: Database, user_id: string): Promise<void> {
  await sql`
    delete from event_type service
    where auth_user_id = ${user_id} and not exists (select 1 from booking where event_type_id = service.id)`.execute(
    trx,
  );
  await sql`
    update event_type set slug = 'deleted-' || id, title = 'Deleted service', description = null, instruction = null,
      meeting_location = null, questions = '[]', target_calendar_id = null, schedule_id = null, is_active = false,
      active_when_taken_down = false, updated_at = now()
    where auth_user_id = ${user_id}`.execute(trx);
}
