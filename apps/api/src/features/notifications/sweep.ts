import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';

/** Deletes notifications older than half a year, and those written during an erasure. */
export async function sweepNotifications({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`
    delete from notification where created_at < now() - make_interval(days => ${LIMITS.notification_kept_days})
      or auth_user_id in (select id from authenticated_user where status = 'deleted')`.execute(db);
}
