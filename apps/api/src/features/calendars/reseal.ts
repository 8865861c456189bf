import type { Context } from '../../context.ts';
import { openAccess, sealCredentials } from './credentials.ts';

const BATCH = 500;

/** Seals with the present key what an older one sealed, so that the old one can be taken away. */
export async function resealSecrets(context: Pick<Context, 'db' | 'clock' | 'sealer'>): Promise<void> {
  const { db, sealer } = context;
  const doors = await db
    .selectFrom('calendar_connection')
    .select(['id', 'provider', 'secret', 'secret_key_id'])
    .where('secret_key_id', '<>', sealer.key_id)
    .limit(BATCH)
    .execute();
  for (const door of doors) {
    const { credentials } = openAccess(context, door);
    await db
      .updateTable('calendar_connection')
      .set(sealCredentials(context, door.id, credentials))
      .where('id', '=', door.id)
      // Credentials that were renewed meanwhile are sealed with the present key already.
      .where('secret_key_id', '=', door.secret_key_id)
      .execute();
  }
}
