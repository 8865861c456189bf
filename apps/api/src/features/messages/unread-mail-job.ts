import { LIMITS } from '@abroad/contract';
import { z } from 'zod';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { notify } from '../notifications/notify.ts';

/** Writes to the reader of a message that is still unread. */
export const mailUnreadJob = jobKind({
  task: 'mail-unread-message',
  payload: z.object({ message_id: z.uuid(), user_id: z.uuid() }),
  lane: 'mail',
  key: ({ message_id, user_id }) => `mail-unread-message:${message_id}:${user_id}`,
});

/** Returns the key of a message's notification: in the product at once, by mail while it is still unread. */
export const toldKey = (message_id: string): string => `message:${message_id}`;

/** Tells the reader of a message, in the transaction that delivers it. @param message.created_at RFC 3339 */
export async function notifyOfMessage(
  trx: Database,
  {
    id: message_id,
    thread_id,
    author_id,
    reader_id: user_id,
    created_at,
  }: { id: string; thread_id: string; author_id: string; reader_id: string; created_at: string },
): Promise<void> {
  await notify(trx, [
    {
      user_id,
      kind: 'message',
      group_key: `thread:${thread_id}`,
      key: toldKey(message_id),
      data: { thread_id, other_user_id: author_id },
    },
  ]);
  const run_at = toInstant(Date.parse(created_at) + LIMITS.unread_mail_after_min * 60_000);
  await enqueue(trx, [mailUnreadJob({ message_id, user_id }, { run_at })]);
}
