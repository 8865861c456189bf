import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { FraudDetail, FraudKind } from '../../db/tables.ts';

export interface NoticedFraud {
  kind: FraudKind;
  /** The person whose case it belongs to. */
  user_id: string;
  booking_id?: string | null;
  detail?: FraudDetail;
  /** Epoch milliseconds. */
  now: number;
}

/** Stores a signal about a person, once for each session. @returns whether it is new. */
export async function noteFraud(
  trx: Database,
  { kind, user_id, booking_id = null, detail = {}, now }: NoticedFraud,
): Promise<boolean> {
  const added = await trx
    .insertInto('fraud_signal')
    .values({
      id: newId(),
      auth_user_id: user_id,
      kind,
      booking_id,
      detail: JSON.stringify(detail),
      found_at: toInstant(now),
    })
    .onConflict((conflict) => conflict.constraint('fraud_signal_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Stores the evidence that was sent to the bank with its dispute. */
export async function keepEvidence(
  trx: Database,
  { user_id, booking_id, evidence }: { user_id: string; booking_id: string; evidence: Record<string, string> },
): Promise<void> {
  await trx
    .updateTable('fraud_signal')
    .set({ detail: JSON.stringify({ evidence }) })
    .where('auth_user_id', '=', user_id)
    .where('booking_id', '=', booking_id)
    .where('kind', '=', 'dispute')
    .execute();
}

/** Whether something of this kind was noticed about a person that no one has cleared. */
export async function isNoted(db: Database, user_id: string, kind: FraudKind): Promise<boolean> {
  const found = await db
    .selectFrom('fraud_signal')
    .select('id')
    .where('auth_user_id', '=', user_id)
    .where('kind', '=', kind)
    .where('cleared_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Clears the signals, because staff found nothing wrong. @returns the kinds that counted. */
export async function clearFraud(trx: Database, user_id: string, now: number): Promise<FraudKind[]> {
  const cleared = await trx
    .updateTable('fraud_signal')
    .set({ cleared_at: toInstant(now) })
    .where('auth_user_id', '=', user_id)
    .where('cleared_at', 'is', null)
    .returning('kind')
    .execute();
  return [...new Set(cleared.map(({ kind }) => kind))];
}

/** Reads the signals about a user for their export, without the other person. */
export const exportFraud = (db: Database, user_id: string) =>
  db
    .selectFrom('fraud_signal')
    .select(['kind', 'booking_id', 'detail', 'found_at', 'cleared_at'])
    .where('auth_user_id', '=', user_id)
    .orderBy('found_at', 'desc')
    .execute();

/** Deletes signals of a year ago, unless a case about the person is open. */
export async function sweepFraud({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await sql`
    delete from fraud_signal
    where found_at < ${toInstant(clock.now())}::timestamptz - make_interval(days => ${LIMITS.fraud_signal_days})
      and not exists (select from moderation_case
        where owner_user_id = auth_user_id and state in ('open', 'in_review', 'appealed'))`.execute(db);
}
