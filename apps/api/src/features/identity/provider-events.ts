import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { WebhookMessage } from '../../http/webhook.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Task } from '../../jobs/task.ts';
import type { Renamed } from './change-account.ts';
import { followPerson } from './follow-person.ts';

const KEPT_DAYS = 30;
/** Jobs that time starts. */
export const IDENTITY_CRONTAB = ['17 3 * * * sweep-identity-events ?max=1'];

const Payload = z.object({ clerk_id: z.string(), type: z.enum(['changed', 'deleted']) });

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
      await enqueue(trx, 'follow-identity', { clerk_id, type });
    }
  });
}

/** What follows a webhook, and the forgetting of old ones. */
export function identityTasks(
  context: Pick<Context, 'db' | 'people'>,
  { renamed }: { renamed: Renamed },
): Record<string, Task> {
  return {
    'follow-identity': async (payload) => followPerson(context, Payload.parse(payload), renamed),
    'sweep-identity-events': async () => {
      await context.db
        .deleteFrom('identity_event')
        .where('received_at', '<', sql<string>`now() - make_interval(days => ${KEPT_DAYS})`)
        .execute();
    },
  };
}
