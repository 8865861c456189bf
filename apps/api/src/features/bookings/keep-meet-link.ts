import type { Database } from '../../db/connection.ts';

/** Keeps the link to meet that the mentor's calendar made. Where the mentor said a place of their own, that one counts. */
export async function keepMeetLink(trx: Database, booking_id: string, join_url: string): Promise<void> {
  await trx
    .updateTable('booking')
    .set({ join_url })
    .where('id', '=', booking_id)
    .where('status', '=', 'confirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('booking_event').select('id').where('booking_id', '=', booking_id).where('kind', '=', 'placed'),
        ),
      ),
    )
    .execute();
}
