import type { Context } from '../../context.ts';
import { z } from 'zod';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** The job is defined in `account`, because an erasure needs features above this one. */
export const eraseAccountJob = jobKind({
  task: 'erase-account',
  payload: z.object({ user_id: z.uuid() }),
  key: ({ user_id }) => `erase-account:${user_id}`,
});

/**
 * Enqueues the erasure of an account in the caller's transaction (`{ db: trx }`), because a webhook must be answered at
 * once. Unknown and erased accounts are ignored.
 * Users who delete their own account wait for the erasure: `DELETE /auth/authenticated-users/me`.
 */
export async function enqueueErasure({ db }: Pick<Context, 'db'>, user_id: string): Promise<void> {
  await enqueue(db, [eraseAccountJob({ user_id })]);
}
