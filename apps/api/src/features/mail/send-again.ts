import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { dueCounts } from '../../db/due-counts.ts';
import { IS_UNSENT } from '../../db/unsent-mails.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sendKept } from './outbox.ts';

/** Sends a stored email that a member of the staff wants to be sent again. */
export const sendKeptAgainJob = jobKind({
  task: 'send-kept-mail',
  payload: z.object({ id: z.uuid() }),
  lane: 'mail',
  key: ({ id }) => `send-kept-mail:${id}`,
});

export async function sendKeptAgain(
  context: Pick<Context, 'db' | 'clock' | 'mail'>,
  { id }: z.infer<typeof sendKeptAgainJob.payload>,
): Promise<void> {
  const kept = await context.db.selectFrom('mail_message').selectAll().where('id', '=', id).executeTakeFirst();
  if (kept !== undefined) {
    await sendKept(context, kept);
  }
}

/**
 * Lets an email be sent again that waits, failed or bounced, in the caller's transaction.
 * @param recipient whom one that bounced is sent to instead; null for the address it has.
 * @returns false where it was sent, or folded into another.
 */
export async function askToSendAgain(trx: Database, id: string, recipient: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('mail_message')
    .set((row) => ({
      // A report can say later that an email bounced that the server took.
      sent_at: sql`case when bounced_at is null then sent_at end`,
      recipient:
        recipient === null
          ? row.ref('recipient')
          : sql`case when bounced_at is null then recipient else ${recipient} end`,
      bounced_at: null,
      bounce: null,
    }))
    .where('id', '=', id)
    .where('folded_at', 'is', null)
    .where((is) => is.or([is('sent_at', 'is', null), is('bounced_at', 'is not', null)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    return false;
  }
  await enqueue(trx, [sendKeptAgainJob({ id })]);
  return true;
}

const DAY_MS = 24 * 60 * 60_000;

/** The emails that could not be handed over, each of which is tried again for a day. */
export async function countFailedMails({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<{ due: number; overdue: number }> {
  const late = toInstant(clock.now() - DAY_MS);
  return db
    .selectFrom('mail_message')
    .select(dueCounts(late))
    .where('failed_at', 'is not', null)
    .where(IS_UNSENT)
    .executeTakeFirstOrThrow();
}
