import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Account } from './account.ts';

const COLUMNS = 'id, email, email_verified, given_name, family_name, password, upstream';

/** Two spellings of an address that differ only in case are one address. */
export function emailKey(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/** A new `sub`: opaque, and never used again. */
export function makeAccountId(): string {
  return `user_${randomUUID().replaceAll('-', '')}`;
}

export async function findAccountById(pool: Pool, id: string): Promise<Account | null> {
  const found = await pool.query<Account>(`select ${COLUMNS} from identity.account where id = $1`, [id]);
  return found.rows[0] ?? null;
}

/** Finds the account of an address, whatever its case. */
export async function findAccountByEmail(pool: Pool, email: string): Promise<Account | null> {
  const found = await pool.query<Account>(`select ${COLUMNS} from identity.account where email_key = $1`, [
    emailKey(email),
  ]);
  return found.rows[0] ?? null;
}

/**
 * Adds an account.
 * @returns false when the address or the id is taken; the unique constraint decides, so two at once make one account.
 */
export async function addAccount(db: Pool | PoolClient, account: Account): Promise<boolean> {
  const added = await db.query(
    `insert into identity.account (${COLUMNS}, email_key) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      account.id,
      account.email,
      account.email_verified,
      account.given_name,
      account.family_name,
      account.password,
      account.upstream,
      emailKey(account.email),
    ],
  );
  return added.rowCount === 1;
}
