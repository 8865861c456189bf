import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import type { Pool } from 'pg';

export const SIGNING_ALGORITHM = 'ES256';

/** How long a key signs before the spare one takes over. */
const SIGNING_DAYS = 90;
/** How long a replaced key stays published, so that what it signed can still be verified. */
const PUBLISHED_AFTER_DAYS = 30;

/** A private JSON Web Key (RFC 7517) for signatures. */
async function makeKey(): Promise<JWK & { kid: string }> {
  // P-256 takes a millisecond where RSA takes a good part of the start.
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' }) as JWK;
  return { ...jwk, kid: randomUUID(), alg: SIGNING_ALGORITHM, use: 'sig' };
}

async function addKey(pool: Pool, signsInDays: number): Promise<void> {
  const jwk = await makeKey();
  await pool.query(
    'insert into identity.signing_key (kid, private_jwk, signs_from) values ($1, $2, now() + make_interval(days => $3))',
    [jwk.kid, JSON.stringify(jwk), signsInDays],
  );
}

/**
 * Returns the private keys, the one that signs now first, then a published spare that signs after it, then replaced ones.
 * Makes what is missing: two keys at the first start, and a new spare at the first start after a rotation.
 */
export async function loadSigningKeys(pool: Pool): Promise<JWK[]> {
  const counted = await pool.query(
    `select count(*) filter (where signs_from <= now())::int as signing,
            count(*) filter (where signs_from > now())::int as spare
     from identity.signing_key`,
  );
  if (counted.rows[0].signing === 0) {
    await addKey(pool, 0);
  }
  if (counted.rows[0].spare === 0) {
    await addKey(pool, SIGNING_DAYS);
  }
  await dropReplacedKeys(pool);
  const stored = await pool.query<{ private_jwk: JWK; signs: boolean }>(
    'select private_jwk, signs_from <= now() as signs from identity.signing_key order by signs_from desc',
  );
  const current = stored.rows.find((row) => row.signs);
  const others = stored.rows.filter((row) => row !== current);
  return [...(current ? [current] : []), ...others].map((row) => row.private_jwk);
}

async function dropReplacedKeys(pool: Pool): Promise<void> {
  await pool.query(
    `delete from identity.signing_key old
     where exists (
       select from identity.signing_key newer
       where newer.signs_from > old.signs_from and newer.signs_from < now() - make_interval(days => $1)
     )`,
    [PUBLISHED_AFTER_DAYS],
  );
}
