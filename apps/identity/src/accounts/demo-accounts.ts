import type { Pool } from 'pg';
import { addAccount } from './accounts.ts';
import { hashPassword } from './password.ts';

export const DEMO_PASSWORD = 'study-abroad';

/** Accounts for trying things; the demo data of the product belongs to the same ids. */
export const DEMO_ACCOUNTS = [
  {
    id: 'user_demo_mentor',
    email: 'mentor@demo.test',
    given_name: 'Linh',
    family_name: 'Trần',
    role: 'mentor',
  },
  {
    id: 'user_demo_prospect',
    email: 'prospect@demo.test',
    given_name: 'Amara',
    family_name: 'Okafor',
    role: 'prospect',
  },
  {
    id: 'user_demo_both',
    email: 'both@demo.test',
    given_name: 'Mateus',
    family_name: 'Almeida',
    role: 'both',
  },
] as const;

/** Adds the demo accounts that are missing. Hashes nothing when all are there, so that a later start is quick. */
export async function seedDemoAccounts(pool: Pool, password_cost: number): Promise<void> {
  const ids = DEMO_ACCOUNTS.map((account) => account.id);
  const present = await pool.query<{ id: string }>('select id from identity.account where id = any($1)', [ids]);
  const missing = DEMO_ACCOUNTS.filter((account) => !present.rows.some((row) => row.id === account.id));
  if (missing.length === 0) {
    return;
  }
  // The password is public, so all demo accounts share one hash.
  const password = await hashPassword(DEMO_PASSWORD, password_cost);
  await Promise.all(
    missing.map(async ({ id, email, given_name, family_name }) => {
      await addAccount(pool, {
        id,
        email,
        email_verified: true,
        given_name,
        family_name,
        password,
        upstream: 'password',
      });
    }),
  );
}
