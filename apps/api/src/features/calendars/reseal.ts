import type { Context } from '../../context.ts';
import { openAccess, sealCredentials } from './credentials.ts';

const BATCH = 500;

/** Seals secrets with the current key, so that an older key can be removed. */
export async function resealSecrets(context: Pick<Context, 'db' | 'clock' | 'sealer'>): Promise<void> {
  const { db, sealer } = context;
  const connections = await db
    .selectFrom('calendar_connection')
    .select(['id', 'provider', 'secret', 'secret_key_id'])
    .where('secret_key_id', '<>', sealer.key_id)
    .limit(BATCH)
    .execute();
  for (const door of connections) {
    const { credentials } = openAccess(context, door);
    await db
      .updateTable('calendar_connection')
      .set(sealCredentials(context, door.id, credentials))
      .where('id', '=', door.id)
      // Credentials that were renewed meanwhile use the current key already.
      .where('secret_key_id', '=', door.secret_key_id)
      .execute();
  }
}
