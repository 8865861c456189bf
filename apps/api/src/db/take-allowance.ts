import { sql } from 'kysely';
import type { Database } from './connection.ts';

interface Allowance {
  user_id: string;
  kind: 'export' | 'webhook_try';
  /** The number of times in an hour. */
  max: number;
}

const HOUR_S = 60 * 60;
const anHourAgo = sql<string>`now() - make_interval(secs => ${HOUR_S})`;

/**
 * Counts an action that a user may take only `max` times an hour, across all processes. Call it in a transaction that has
 * locked the user's record.
 * @returns 0, or the seconds until the action is allowed again; then it was not counted.
 */
export async function takeAllowance(trx: Database, { user_id, kind, max }: Allowance): Promise<number> {
  const mine = trx.selectFrom('taken_allowance').where('auth_user_id', '=', user_id).where('kind', '=', kind);
  const { count, oldest_age_s } = await mine
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      sql<number>`ceil(coalesce(extract(epoch from now() - min(taken_at)), 0))::int`.as('oldest_age_s'),
    ])
    .where('taken_at', '>', anHourAgo)
    .executeTakeFirstOrThrow();
  if (count >= max) {
    return Math.max(1, HOUR_S - oldest_age_s);
  }
  await trx
    .deleteFrom('taken_allowance')
    .where('auth_user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('taken_at', '<', anHourAgo)
    .execute();
  await trx.insertInto('taken_allowance').values({ auth_user_id: user_id, kind }).execute();
  return 0;
}
