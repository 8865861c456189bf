import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Pool } from 'pg';
import { brand } from '../../../embedded/src/brand.ts';
import { fingerprint, open, seal } from './sealing.ts';

/** RFC 6238, section 4, as all apps for it take it. */
const PERIOD_S = 30;
const DIGITS = 6;
/** RFC 4226, section 4 (R6). */
const SECRET_BYTES = 20;
/** The code before and the one after count too, for clocks that differ (RFC 6238, section 5.2). */
const WINDOW = 1;

const RECOVERY_CODES = 8;
/** 80 bits each. */
const RECOVERY_BYTES = 10;

interface Needs {
  pool: Pool;
  key: Buffer;
}

type Row = { secret: Buffer; confirmed: boolean };

const appFor = (secret: string, label: string) =>
  new TOTP({ issuer: brand(), label, period: PERIOD_S, digits: DIGITS, secret: Secret.fromBase32(secret) });

/** Stored for the account of this id: whether it is confirmed, and the secret in Base32; null for none. */
async function find({ pool, key }: Needs, accountId: string): Promise<{ secret: string; confirmed: boolean } | null> {
  const { rows } = await pool.query<Row>(
    'select secret, confirmed_at is not null as confirmed from identity.second_factor where account_id = $1',
    [accountId],
  );
  const [row] = rows;
  return row === undefined ? null : { secret: open(key, row.secret, accountId), confirmed: row.confirmed };
}

export async function hasSecondFactor({ pool }: Needs, accountId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from identity.second_factor where account_id = $1 and confirmed_at is not null',
    [accountId],
  );
  return rowCount === 1;
}

/**
 * Returns the set-up of an authenticator app, the same until its first code is confirmed.
 * @returns the secret in Base32, and the address for a QR code; null where an app is confirmed already.
 */
export async function beginSetUp(
  needs: Needs,
  { id, email }: { id: string; email: string },
): Promise<{ secret: string; address: string } | null> {
  const made = new Secret({ size: SECRET_BYTES }).base32;
  // Where two pages begin at once, one secret remains.
  await needs.pool.query(
    'insert into identity.second_factor (account_id, secret) values ($1, $2) on conflict (account_id) do nothing',
    [id, seal(needs.key, made, id)],
  );
  const kept = await find(needs, id);
  if (kept === null || kept.confirmed) {
    return null;
  }
  return { secret: kept.secret, address: appFor(kept.secret, email).toString() };
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
export async function confirmSetUp(needs: Needs, accountId: string, typed: string): Promise<string[] | null> {
  const kept = await find(needs, accountId);
  const step = kept === null || kept.confirmed ? null : stepOf(kept.secret, tidy(typed));
  if (step === null) {
    return null;
  }
  const confirmed = await needs.pool.query(
    `update identity.second_factor set confirmed_at = now(), last_step = $2
     where account_id = $1 and confirmed_at is null`,
    [accountId, step],
  );
  return confirmed.rowCount === 1 ? await makeRecoveryCodes(needs, accountId) : null;
}

async function makeRecoveryCodes({ pool, key }: Needs, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.match(/.{4}/g) ?? []).join('-'),
  );
  await pool.query(`insert into identity.recovery_code (account_id, digest) select $1, unnest($2::bytea[])`, [
    accountId,
    codes.map((code) => fingerprint(key, tidy(code), accountId)),
  ]);
  return codes;
}

/** Whether a code of the app, or for recovery, is right. It counts once: the database lets one of two attempts through. */
export async function takeCode(needs: Needs, accountId: string, typed: string): Promise<boolean> {
  const code = tidy(typed);
  const kept = await find(needs, accountId);
  if (kept === null || !kept.confirmed) {
    return false;
  }
  const step = /^\d+$/.test(code) ? stepOf(kept.secret, code) : null;
  if (step !== null) {
    const taken = await needs.pool.query(
      'update identity.second_factor set last_step = $2 where account_id = $1 and last_step < $2',
      [accountId, step],
    );
    return taken.rowCount === 1;
  }
  const used = await needs.pool.query('delete from identity.recovery_code where account_id = $1 and digest = $2', [
    accountId,
    fingerprint(needs.key, code, accountId),
  ]);
  return used.rowCount === 1;
}
