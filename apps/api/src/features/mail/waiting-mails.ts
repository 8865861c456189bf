import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { bookingMailJob } from './kinds.ts';
import { writeBookingMail } from './send-mail.ts';

/**
 * Writes the mails about somebody's bookings that wait in the queue, in the transaction (`{ ...context, db: trx }`) after
 * which their words could no longer be had. Their own jobs send them.
 */
export async function writeWaitingMails(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  user_id: string,
): Promise<void> {
  const { rows } = await sql<{ payload: unknown }>`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    join booking on booking.id = (job.payload ->> 'booking_id')::uuid
    where task.identifier = ${bookingMailJob.task} and ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)`.execute(
    context.db,
  );
  for (const { payload } of rows) {
    await writeBookingMail(context, bookingMailJob.payload.parse(payload));
  }
}
