import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { hashPassword } from './password.ts';

/** The outside providers that have a button, with their names. Pages of development accounts stand in for them. */
export const UPSTREAMS = { google: 'Google', github: 'GitHub', microsoft: 'Microsoft' } as const;
export type Upstream = keyof typeof UPSTREAMS;

export const isUpstream = (value: unknown): value is Upstream =>
  typeof value === 'string' && Object.hasOwn(UPSTREAMS, value);

/** A user who can sign in. `id` is the `sub` of their tokens. */
export type Account = {
  id: string;
  email: string;
  given_name: string;
  family_name: string;
  /** A hash made by `hashPassword`; null for an account of an outside provider. */
  password: string | null;
  upstream: 'password' | Upstream;
};

const COLUMNS = 'id, email, given_name, family_name, password, upstream';

/** Two spellings of an address that differ only in case are one address. */
export const emailKey = (email: string): string => email.normalize('NFC').toLowerCase();

async function findBy(pool: Pool, column: 'id' | 'email_key', value: string): Promise<Account | null> {
  const found = await pool.query<Account>(`select ${COLUMNS} from identity.account where ${column} = $1`, [value]);
  return found.rows[0] ?? null;
}

export const findAccountById = (pool: Pool, id: string) => findBy(pool, 'id', id);

/** Finds the account of an address, whatever its case. */
export const findAccountByEmail = (pool: Pool, email: string) => findBy(pool, 'email_key', emailKey(email));

/**
 * Adds an account. No email is sent in development, so every address counts as verified.
 * @param id opaque, and never used again
 * @returns its id; null when the address is taken. The unique constraint decides, so two at once make one account.
 */
export async function addAccount(
  pool: Pool,
  { email, given_name, family_name, password, upstream }: Omit<Account, 'id'>,
  id = `user_${randomUUID().replaceAll('-', '')}`,
): Promise<string | null> {
  const added = await pool.query(
    `insert into identity.account (${COLUMNS}, email_key) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [id, email, given_name, family_name, password, upstream, emailKey(email)],
  );
  return added.rowCount === 1 ? id : null;
}

/** Ready-made people for the pages that stand in for outside providers. */
export const UPSTREAM_PEOPLE = [
  { given_name: 'Zofia', family_name: 'Wójcik', mailbox: 'zofia' },
  { given_name: 'Ananya', family_name: 'Iyer', mailbox: 'ananya' },
  { given_name: 'Haruka', family_name: 'Sato', mailbox: 'haruka' },
] as const;

export const DEMO_PASSWORD = 'study-abroad';

/** Accounts for trying things; the demo data of the product belongs to the same ids. */
export const DEMO_ACCOUNTS = [
  { id: 'user_demo_mentor', email: 'mentor@demo.test', given_name: 'Linh', family_name: 'Trần', role: 'mentor' },
  {
    id: 'user_demo_prospect',
    email: 'prospect@demo.test',
    given_name: 'Amara',
    family_name: 'Okafor',
    role: 'prospect',
  },
  { id: 'user_demo_both', email: 'both@demo.test', given_name: 'Mateus', family_name: 'Almeida', role: 'both' },
] as const;

/** Adds the demo accounts that are missing. Hashes nothing when all are there, so that a later start is quick. */
export async function seedDemoAccounts(pool: Pool, password_cost: number): Promise<void> {
  const ids = DEMO_ACCOUNTS.map((account) => account.id);
  const present = await pool.query('select from identity.account where id = any($1)', [ids]);
  if (present.rowCount === ids.length) {
    return;
  }
  // The password is public, so all demo accounts share one hash.
  const password = await hashPassword(DEMO_PASSWORD, password_cost);
  for (const { id, ...account } of DEMO_ACCOUNTS) {
    await addAccount(pool, { ...account, password, upstream: 'password' }, id);
  }
}
