import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { lockRecords } from '../../db/write-as.ts';
import { findByNewName } from '../mentors/index.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'logger'>;

/**
 * Suspends an account, or lifts its suspension: the mentor is not found while it lasts, and found again at once.
 * @param reason shown to the person; null lifts.
 * @returns how many accounts of this address were changed; one address may have signed up in several ways.
 */
export async function suspend(context: Needs, email: string, reason: string | null): Promise<number> {
  const refresh = findByNewName(context);
  const of_address = await context.db
    .selectFrom('authenticated_user')
    .select('id')
    .where('email', '=', email)
    .execute();
  return context.db.transaction().execute(async (trx) => {
    const statuses = await lockRecords(
      trx,
      of_address.map(({ id }) => id),
    );
    const people = await trx
      .updateTable('authenticated_user')
      .set({ status: reason === null ? 'active' : 'suspended', suspension_reason: reason, updated_at: new Date() })
      .where(sql<boolean>`id = any(${[...statuses.keys()]}::uuid[])`)
      .where('email', '=', email)
      .where('status', 'in', reason === null ? ['suspended'] : ['active', 'suspended'])
      .returning('id')
      .execute();
    for (const { id } of people) {
      await refresh(trx, id);
    }
    return people.length;
  });
}
