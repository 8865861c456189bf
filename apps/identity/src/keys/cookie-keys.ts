import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** Returns the secrets that sign cookies, newest first; makes one where there is none, so that cookies outlive a restart. */
export async function loadCookieKeys(pool: Pool): Promise<string[]> {
  await pool.query(
    'insert into identity.cookie_key (secret) select $1 where not exists (select from identity.cookie_key)',
    [randomBytes(32).toString('base64url')],
  );
  const stored = await pool.query('select secret from identity.cookie_key order by created_at desc');
  return stored.rows.map((row) => row.secret as string);
}
