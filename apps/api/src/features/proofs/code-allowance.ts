import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

interface Sending {
  user_id: string;
  /** The domain with the sender's network. */
  place_hash: Buffer;
  mailbox_hash: Buffer;
  now: number;
}

/** Other people send to the same place and mailbox at once: they wait for each other, always in the same order. */
async function lockPlaces(trx: Database, hashes: readonly Buffer[]): Promise<void> {
  for (const hash of hashes.toSorted(Buffer.compare)) {
    await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE(0).toString()}::bigint)`.execute(trx);
  }
}

/**
 * Counts a code that is about to be sent: of one person, to a domain from one network, and to one mailbox. Call it in a transaction
 * that has locked the person.
 * @throws AppError TOO_MANY_PROOF_CODES, without counting it.
 */
export async function takeCodeAllowance(
  trx: Database,
  { user_id, place_hash, mailbox_hash, now }: Sending,
): Promise<void> {
  await lockPlaces(trx, [place_hash, mailbox_hash]);
  const dayAgo = toInstant(now - DAY_MS);
  const { rows } = await sql<{ hour: number; day: number; place: number; mailbox: number }>`
    select (select count(*)::int from proof_send where auth_user_id = ${user_id} and sent_at > ${toInstant(now - HOUR_MS)}) as hour,
      (select count(*)::int from proof_send where auth_user_id = ${user_id} and sent_at > ${dayAgo}) as day,
      (select count(*)::int from proof_send where place_hash = ${place_hash} and sent_at > ${dayAgo}) as place,
      (select count(*)::int from proof_send where mailbox_hash = ${mailbox_hash} and sent_at > ${dayAgo}) as mailbox`.execute(
    trx,
  );
  const [{ hour, day, place, mailbox } = { hour: 0, day: 0, place: 0, mailbox: 0 }] = rows;
  const isTooMany =
    hour >= LIMITS.proof_codes_per_hour ||
    day >= LIMITS.proof_codes_per_day ||
    place >= LIMITS.proof_codes_per_place_day ||
    mailbox >= LIMITS.proof_codes_per_day;
  if (isTooMany) {
    throw new AppError('TOO_MANY_PROOF_CODES');
  }
  await trx
    .insertInto('proof_send')
    .values({ id: newId(), auth_user_id: user_id, place_hash, mailbox_hash, sent_at: toInstant(now) })
    .execute();
}

/** Deletes what no limit counts any more. */
export async function sweepProofSends({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('proof_send')
    .where('sent_at', '<=', toInstant(clock.now() - DAY_MS))
    .execute();
}
