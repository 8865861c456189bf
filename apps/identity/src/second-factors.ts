import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Pool } from 'pg';
import { brand } from '../../embedded/src/brand.ts';
import { emailKey } from './accounts.ts';

/** RFC 6238, section 4, as all apps for it take it. */
const PERIOD_S = 30;
/** RFC 4226, section 4 (R6). */
const SECRET_BYTES = 20;
/** The code before and the one after count too, for clocks that differ (RFC 6238, section 5.2). */
const WINDOW = 1;

const RECOVERY_CODES = 8;
const RECOVERY_BYTES = 10;

/** A recovery code has 80 random bits, so its hash needs neither salt nor key. */
const digestOf = (code: string): string => createHash('sha256').update(code).digest('base64url');

const appFor = (secret: string, label: string) =>
  new TOTP({ issuer: brand(), label, period: PERIOD_S, digits: 6, secret: Secret.fromBase32(secret) });

/** Stored for the account of this id: whether it is confirmed, and the secret in Base32. */
async function find(pool: Pool, accountId: string) {
  const { rows } = await pool.query<{ secret: string; confirmed: boolean }>(
    'select secret, confirmed_at is not null as confirmed from identity.authenticator where account_id = $1',
    [accountId],
  );
  return rows[0];
}

export const hasSecondFactor = async (pool: Pool, accountId: string): Promise<boolean> =>
  (await find(pool, accountId))?.confirmed === true;

/**
 * Returns the set-up of an authenticator app, the same until its first code is confirmed.
 * @returns the secret in Base32, and the address for a QR code; null where an app is confirmed already.
 */
export async function beginSetUp(pool: Pool, { id, email }: { id: string; email: string }) {
  // Where two pages begin at once, one secret remains.
  await pool.query('insert into identity.authenticator (account_id, secret) values ($1, $2) on conflict do nothing', [
    id,
    new Secret({ size: SECRET_BYTES }).base32,
  ]);
  const kept = await find(pool, id);
  return kept === undefined || kept.confirmed
    ? null
    : { secret: kept.secret, address: appFor(kept.secret, email).toString() };
}

/** The step of time that a code is of; null for a wrong one. */
function stepOf(secret: string, code: string): number | null {
  const delta = appFor(secret, '').validate({ token: code, window: WINDOW });
  return delta === null ? null : Math.floor(Date.now() / 1000 / PERIOD_S) + delta;
}

/** Returns a typed code without spaces, and in Latin digits. */
const tidy = (typed: string) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * Confirms a new second factor by its first code.
 * @returns codes for the day when the app is lost, shown once; null for a wrong code.
 */
export async function confirmSetUp(pool: Pool, accountId: string, typed: string): Promise<string[] | null> {
  const kept = await find(pool, accountId);
  const step = kept === undefined ? null : stepOf(kept.secret, tidy(typed));
  const codes = Array.from({ length: RECOVERY_CODES }, () => new Secret({ size: RECOVERY_BYTES }).base32);
  const confirmed = await pool.query(
    `update identity.authenticator set confirmed_at = now(), last_step = $2, recovery_digests = $3
     where account_id = $1 and confirmed_at is null and $2::bigint is not null`,
    [accountId, step, codes.map(digestOf)],
  );
  return confirmed.rowCount === 1 ? codes.map((code) => (code.match(/.{4}/g) ?? []).join('-')) : null;
}

/** Whether a code of the app, or for recovery, is right. It counts once: the database lets one of two attempts through. */
export async function takeCode(pool: Pool, accountId: string, typed: string): Promise<boolean> {
  const kept = await find(pool, accountId);
  if (kept === undefined || !kept.confirmed) {
    return false;
  }
  const code = tidy(typed);
  const taken = await pool.query(
    `update identity.authenticator set last_step = coalesce($2, last_step), recovery_digests = array_remove(recovery_digests, $3)
     where account_id = $1 and (last_step < $2::bigint or $3 = any(recovery_digests))`,
    [accountId, stepOf(kept.secret, code), digestOf(code)],
  );
  return taken.rowCount === 1;
}

/** Runs statements: the pool, or a transaction. */
interface Statements {
  query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;
}

/** Ends what keeps a user signed in on all devices. Access tokens are JWTs and expire within minutes. */
export async function endSessions(database: Statements, accountId: string): Promise<void> {
  await database.query('delete from identity.artifact where account_id = $1 and model = any($2)', [
    accountId,
    ['Session', 'RefreshToken', 'Grant', 'AuthorizationCode'],
  ]);
}

/**
 * Removes a lost second factor with its recovery codes, and ends the account's sessions, which say that it was used. The next
 * sign-in that is asked for one sets up a new one.
 * @returns the account's id; null where the address has no account with a second factor here.
 */
export async function removeSecondFactor(database: Statements, email: string): Promise<string | null> {
  // With another identity provider this table may be missing.
  const here = await database.query(`select where to_regclass('identity.authenticator') is not null`, []);
  if (here.rows.length === 0) {
    return null;
  }
  const { rows } = await database.query(
    `delete from identity.authenticator using identity.account
     where account.id = authenticator.account_id and account.email_key = $1 returning account.id`,
    [emailKey(email)],
  );
  const [account] = rows as { id: string }[];
  if (account === undefined) {
    return null;
  }
  await endSessions(database, account.id);
  return account.id;
}
