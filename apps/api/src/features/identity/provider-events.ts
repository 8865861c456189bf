import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { WebhookMessage } from '../../http/webhook.ts';
import { defineJob, jobKind, scheduledJob } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { OnRenamed } from './change-account.ts';
import { sweepFormerEmails } from './replace-email.ts';
import { syncPerson } from './sync-person.ts';

const KEPT_DAYS = 30;

const syncPersonJob = jobKind({
  task: 'follow-identity',
  payload: z.object({ clerk_id: z.string(), type: z.enum(['changed', 'deleted']) }),
});

/**
 * Receives a webhook of the identity provider. It is verified, stored once by its id, and processed by a job, so that
 * the provider gets its answer at once.
 * @throws AppError WEBHOOK_REFUSED, NOT_FOUND if the provider sends none.
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
      await enqueue(trx, [syncPersonJob({ clerk_id, type })]);
    }
  });
}

async function sweepIdentityEvents({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('identity_event')
    .where('received_at', '<', sql<string>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}

/** Applies webhooks, and deletes the ids of old ones. */
export const identityJobs = ({ onRenamed }: { onRenamed: (context: Context) => OnRenamed }) => [
  defineJob(syncPersonJob, (context, event) => syncPerson(context, event, onRenamed(context))),
  scheduledJob({ task: 'sweep-identity-events', at: '17 3 * * *' }, sweepIdentityEvents),
  scheduledJob({ task: 'sweep-former-emails', at: '37 3 * * *' }, sweepFormerEmails),
];
