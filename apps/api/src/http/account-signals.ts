import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';

export type SignalKind = 'card' | 'device' | 'address' | 'holder';

export interface Signal {
  kind: SignalKind;
  /** A keyed hash: the card, browser or network can't be read from it. */
  key: Buffer;
}

/** Makes a signal of an account from a value that is never stored. */
export const signalOf = ({ sealer }: Pick<Context, 'sealer'>, kind: SignalKind, plain: string): Signal => ({
  kind,
  key: sealer.fingerprint(plain, `account_signal.${kind}`),
});

/** Stores signals that identify an account. The accounts of erased users get no new ones. */
export async function keepSignals(db: Database, user_id: string, signals: readonly Signal[]): Promise<void> {
  for (const { kind, key } of signals) {
    await sql`
      insert into account_signal (auth_user_id, kind, key)
      select id, ${kind}, ${key} from authenticated_user where id = ${user_id} and status <> 'deleted' for share
      on conflict (auth_user_id, kind, key) do update set last_seen_at = excluded.last_seen_at`.execute(db);
  }
}

/** Stores one signal of its kind for an account, and replaces former ones. */
export async function replaceSignal(trx: Database, user_id: string, signal: Signal): Promise<void> {
  await trx.deleteFrom('account_signal').where('auth_user_id', '=', user_id).where('kind', '=', signal.kind).execute();
  await keepSignals(trx, user_id, [signal]);
}

/** Deletes signals that were not seen for 90 days. The name of a bank account's holder stays as long as the bank account. */
export async function sweepSignals({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('account_signal')
    .where('last_seen_at', '<', sql<string>`now() - make_interval(days => ${LIMITS.account_signal_days})`)
    .where(
      sql<boolean>`(kind <> 'holder' or not exists (
        select from payout_account where user_id = auth_user_id and bank_fingerprint is not null))`,
    )
    .execute();
}
