import type { Adapter, AdapterPayload } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Pool } from 'pg';

/**
 * The seconds in which an exchanged refresh token can be exchanged again. A page that is closed while it renews
 * its session has used its token and never reads the new one; without this, its user would be signed out.
 * After that a second use ends the whole family (RFC 9700, section 4.14.2).
 */
const REFRESH_LEEWAY_S = 10;

/** PostgreSQL has no text with U+0000 in it, so nothing is stored under such an id. */
const canBeStored = (id: string | undefined): id is string => id?.includes('\0') === false;

/**
 * Keeps one kind of the provider's records (sessions, interactions, grants, codes, tokens) in PostgreSQL.
 * Expired rows are as good as gone; each start deletes them.
 */
export function createAdapter(pool: Pool, model: string): Adapter {
  const leeway = model === 'RefreshToken' ? REFRESH_LEEWAY_S : 0;

  async function findWhere(column: 'id' | 'uid', value: string | undefined): Promise<AdapterPayload | undefined> {
    if (!canBeStored(value)) {
      return undefined;
    }
    const found = await pool.query<{ payload: AdapterPayload; consumed: number | null }>(
      `select payload, case when $3 = 0 or consumed_at <= now() - make_interval(secs => $3) then
         extract(epoch from consumed_at)::int end as consumed
       from identity.artifact
       where model = $1 and ${column} = $2 and (expires_at is null or expires_at > now())`,
      [model, value, leeway],
    );
    const [row] = found.rows;
    return row && { ...row.payload, ...(row.consumed !== null && { consumed: row.consumed }) };
  }

  return {
    async upsert(id, payload, expiresIn) {
      const { uid, grantId, accountId } = payload;
      await pool.query(
        `insert into identity.artifact (model, id, payload, uid, grant_id, expires_at, account_id)
         values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7)
         on conflict (model, id) do update set
           payload = excluded.payload, uid = excluded.uid, grant_id = excluded.grant_id, expires_at = excluded.expires_at,
           account_id = excluded.account_id`,
        [model, id, JSON.stringify(payload), uid, grantId, expiresIn, accountId],
      );
    },

    find: (id) => findWhere('id', id),

    findByUid: (uid) => findWhere('uid', uid),

    // Only the device flow has user codes, and it is off.
    findByUserCode: () => Promise.resolve(undefined),

    async consume(id) {
      const consumed = await pool.query(
        `update identity.artifact set consumed_at = coalesce(consumed_at, now())
         where model = $1 and id = $2
           and (consumed_at is null or $3 > 0 and consumed_at > now() - make_interval(secs => $3))`,
        [model, id, leeway],
      );
      // Two exchanges of one code at once: the update lets one of them through.
      if (consumed.rowCount === 0) {
        throw new errors.InvalidGrant('already used');
      }
    },

    async destroy(id) {
      if (canBeStored(id)) {
        await pool.query('delete from identity.artifact where model = $1 and id = $2', [model, id]);
      }
    },

    async revokeByGrantId(grantId) {
      await pool.query('delete from identity.artifact where model = $1 and grant_id = $2', [model, grantId]);
    },
  };
}
