import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { WebhookMessage } from '../../http/webhook.ts';
import { defineJob, jobKind, scheduledJob } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Renamed } from './change-account.ts';
import { followPerson } from './follow-person.ts';

const KEPT_DAYS = 30;

const followIdentityJob = jobKind({
  task: 'follow-identity',
  payload: z.object({ clerk_id: z.string(), type: z.enum(['changed', 'deleted']) }),
});

/**
 * Takes a webhook of the identity provider: verified, kept once by its id, and followed by a job, so that the provider
 * has its answer at once.
 * @throws AppError WEBHOOK_REFUSED, NOT_FOUND where the provider sends none.
 */
export async function receiveProviderEvent(
  { db, people }: Pick<Context, 'db' | 'people'>,
  { headers, body }: WebhookMessage,
): Promise<void> {
  if (people === null) {
    throw new AppError('NOT_FOUND');
  }
  const { id, type, clerk_id } = await people.readEvent(headers, body);
  if (type === 'other' || clerk_id === null) {
    return;
  }
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('identity_event')
      .values({ id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept) {
      await enqueue(trx, [followIdentityJob({ clerk_id, type })]);
    }
  });
}

async function sweepIdentityEvents({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('identity_event')
    .where('received_at', '<', sql<string>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}

/** What follows a webhook, and the forgetting of old ones. */
export const identityJobs = ({ renamed }: { renamed: (context: Context) => Renamed }) => [
  defineJob(followIdentityJob, (context, event) => followPerson(context, event, renamed(context))),
  scheduledJob({ task: 'sweep-identity-events', at: '17 3 * * *' }, sweepIdentityEvents),
];
