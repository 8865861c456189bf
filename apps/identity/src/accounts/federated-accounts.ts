import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../embedded/src/in-transaction.ts';
import type { UpstreamPerson } from '../federation/upstream-provider.ts';
import type { Upstream } from './account.ts';
import { addAccount, findAccountByEmail, makeAccountId } from './accounts.ts';

export type FederatedSignIn = { ok: true; id: string } | { ok: false; reason: 'unverified' | 'taken' };

type Link = { account_id: string };

async function findLink(db: Pool | PoolClient, upstream: Upstream, subject: string): Promise<string | null> {
  const found = await db.query<Link>(
    'select account_id from identity.federated_account where upstream = $1 and subject = $2',
    [upstream, subject],
  );
  return found.rows[0]?.account_id ?? null;
}

/** @returns the account that is linked now. It is another one if a concurrent sign-in added the link first. */
async function addLink(
  db: Pool | PoolClient,
  upstream: Upstream,
  subject: string,
  accountId: string,
): Promise<string | null> {
  await db.query(
    'insert into identity.federated_account (upstream, subject, account_id) values ($1, $2, $3) on conflict do nothing',
    [upstream, subject, accountId],
  );
  return findLink(db, upstream, subject);
}

/** The outside providers by which the holder of an account has proven its address. */
async function linkedUpstreams(pool: Pool, accountId: string): Promise<Upstream[]> {
  const found = await pool.query<{ upstream: Upstream }>(
    'select upstream from identity.federated_account where account_id = $1',
    [accountId],
  );
  return found.rows.map((row) => row.upstream);
}

/** Whether an account is some outside provider's for real, and so not for the stand-in to open. */
export async function isFederated(pool: Pool, accountId: string): Promise<boolean> {
  return (await linkedUpstreams(pool, accountId)).length > 0;
}

/**
 * Finds or creates the account of a user who signed in at an outside provider.
 *
 * The provider's own id decides. If it is new, a verified address opens an account that was created by another
 * provider, which verified it too. It never opens an account with a password, because that address was not verified
 * here, nor one that the same provider knows under another id, because the address has a new owner then. An address
 * that is not verified opens and creates no account.
 */
export async function signInFederated(
  pool: Pool,
  upstream: Upstream,
  person: UpstreamPerson,
): Promise<FederatedSignIn> {
  const linked = await findLink(pool, upstream, person.subject);
  if (linked !== null) {
    return { ok: true, id: linked };
  }
  if (person.email === null || !person.email_verified) {
    return { ok: false, reason: 'unverified' };
  }
  const id = makeAccountId();
  const account = {
    id,
    email: person.email,
    email_verified: true,
    given_name: person.given_name,
    family_name: person.family_name,
    password: null,
    upstream,
  };
  // In one transaction: a sign-in at the same time that finds the account finds its link, too.
  const added = await inTransaction(pool, async (client) =>
    (await addAccount(client, account)) ? addLink(client, upstream, person.subject, id) : null,
  );
  if (added !== null) {
    return { ok: true, id: added };
  }
  const linkedMeanwhile = await findLink(pool, upstream, person.subject);
  const owner = linkedMeanwhile ?? (await findLinkable(pool, upstream, person.email));
  const result = owner === null ? null : await addLink(pool, upstream, person.subject, owner);
  return result === null ? { ok: false, reason: 'taken' } : { ok: true, id: result };
}

async function findLinkable(pool: Pool, upstream: Upstream, email: string): Promise<string | null> {
  const account = await findAccountByEmail(pool, email);
  const upstreams = account === null ? [] : await linkedUpstreams(pool, account.id);
  return account !== null && upstreams.length > 0 && !upstreams.includes(upstream) ? account.id : null;
}
