import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';

export type SignalKind = 'card' | 'device' | 'address';

export interface Signal {
  kind: SignalKind;
  /** A keyed hash: the card, browser or network can't be read from it. */
  key: Buffer;
}

/** A signal of an account, from what is never stored itself. */
export const signalOf = ({ sealer }: Pick<Context, 'sealer'>, kind: SignalKind, plain: string): Signal => ({
  kind,
  key: sealer.fingerprint(plain, `account_signal.${kind}`),
});

/** Keeps by what an account can be recognised. The accounts of erased users get no new ones. */
export async function keepSignals(db: Database, user_id: string, signals: readonly Signal[]): Promise<void> {
  for (const { kind, key } of signals) {
    await sql`
      insert into account_signal (auth_user_id, kind, key)
      select id, ${kind}, ${key} from authenticated_user where id = ${user_id} and status <> 'deleted' for share
      on conflict (auth_user_id, kind, key) do update set last_seen_at = excluded.last_seen_at`.execute(db);
  }
}

/** Deletes signals that were not seen for 90 days. */
export async function sweepSignals({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('account_signal')
    .where('last_seen_at', '<', sql<string>`now() - make_interval(days => ${LIMITS.account_signal_days})`)
    .execute();
}
