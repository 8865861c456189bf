import type { Context } from '../../context.ts';
import { z } from 'zod';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** `account` does it: what an erasure takes along reaches up to bookings. */
export const eraseAccountJob = jobKind({
  task: 'erase-account',
  payload: z.object({ user_id: z.uuid() }),
  key: ({ user_id }) => `erase-account:${user_id}`,
});

/**
 * Has somebody's account erased, by a job that is enqueued in the caller's own transaction (`{ db: trx }`):
 * a webhook must answer at once. Unknown and erased accounts are none.
 * People who delete their account themselves wait for it: `DELETE /auth/authenticated-users/me`.
 */
export async function eraseAccount({ db }: Pick<Context, 'db'>, user_id: string): Promise<void> {
  await enqueue(db, [eraseAccountJob({ user_id })]);
}
