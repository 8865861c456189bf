import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import { whileErasing } from '../../../db/while-erasing.ts';

/** Replaces the message of a booking by decision of the staff. Under the locks of both people. */
export async function writeMessage(trx: Database, id: string, message: string | null): Promise<void> {
  await trx.updateTable('booking').set({ message }).where('id', '=', id).execute();
}

/** Removes a user's texts and contact details from the bookings that the other person keeps. */
export async function forgetWords(trx: Database, user_id: string): Promise<void> {
  await sql`
    update booking set message = null, answers = '[]'
    where prospect_user_id = ${user_id} and (message is not null or answers <> '[]')`.execute(trx);
  await sql`
    update booking set join_url = null, location = null
    where mentor_user_id = ${user_id} and (join_url is not null or location is not null)`.execute(trx);
  await sql`
    update booking set cancel_reason = null
    where cancel_reason is not null
      and (mentor_user_id = ${user_id} and (cancelled_by = 'mentor' or status = 'declined')
        or prospect_user_id = ${user_id} and cancelled_by = 'prospect')`.execute(trx);
  await sql`
    update booking_proposal proposal set message = null from booking
    where booking.id = proposal.booking_id and proposal.message is not null
      and ${user_id} = case proposal.proposed_by when 'mentor' then mentor_user_id else prospect_user_id end`.execute(
    trx,
  );
  await whileErasing(trx, async () => {
    await sql`
      update booking_event set detail = detail - 'reason'
      where actor_user_id = ${user_id} and detail ? 'reason'`.execute(trx);
    // The staff's reason for a refund may name either person.
    await sql`
      update booking_event event set detail = event.detail - 'reason' from booking
      where booking.id = event.booking_id and event.kind = 'refund_promised' and event.detail ? 'reason'
        and ${user_id} in (booking.mentor_user_id, booking.prospect_user_id)`.execute(trx);
  });
}
