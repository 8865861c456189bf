import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** Deletes idempotency keys older than 24 hours. */
export async function sweepIdempotencyKeys({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', sql<string>`now() - make_interval(hours => ${LIMITS.idempotency_ttl_h})`)
    .execute();
}
