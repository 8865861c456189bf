import { emailKey } from '../accounts/accounts.ts';
import { endSessions, type Statements } from '../sessions/end-sessions.ts';

/**
 * Removes a lost second factor with its recovery codes, and ends the account's sessions, which say that it was used. The next
 * sign-in that is asked for one sets up a new one.
 * @returns the account's id; null where the address has no account with a second factor here.
 */
export async function removeSecondFactor(database: Statements, email: string): Promise<string | null> {
  // With another identity provider this table may be missing.
  const { rows: tables } = await database.query(
    `select to_regclass('identity.second_factor') is not null as is_here`,
    [],
  );
  if (!(tables as { is_here: boolean }[])[0]?.is_here) {
    return null;
  }
  const { rows } = await database.query(
    `delete from identity.second_factor using identity.account
     where account.id = second_factor.account_id and account.email_key = $1 returning account.id`,
    [emailKey(email)],
  );
  const [account] = rows as { id: string }[];
  if (account === undefined) {
    return null;
  }
  await endSessions(database, account.id);
  return account.id;
}
