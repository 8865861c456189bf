import { createHash } from 'node:crypto';
import { setTimeout as later } from 'node:timers/promises';
import { ERRORS, LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { AppError } from '../core/app-error.ts';
import type { Sealer } from '../core/sealing.ts';
import type { Database } from '../db/connection.ts';
import { writeAs } from '../db/write-as.ts';
import { errorForDatabase } from './database-errors.ts';

/** A first answer; stored for 24 h. */
interface Answer {
  status: number;
  body: unknown;
}
interface Attempt {
  /** How the first answer is stored; unchanged by default. */
  keeping?: AnswerKeeping | undefined;
  user_id: string;
  key: string;
  /** Method and path with its parameters. */
  endpoint: string;
  body: unknown;
}

interface AnswerKeeping {
  keep(body: unknown): unknown;
  give(kept: unknown): unknown;
}

const AS_IT_IS: AnswerKeeping = { keep: (body) => body ?? null, give: (kept) => kept ?? undefined };

const SEAL_CONTEXT = 'idempotency_key.response';
interface SealedAnswer {
  bytes: string;
  key_id: string;
}
/** For answers with a secret. */
export const sealed = (sealer: Sealer): AnswerKeeping => ({
  keep(body) {
    const { bytes, key_id } = sealer.seal(JSON.stringify(body ?? null), SEAL_CONTEXT);
    return { bytes: bytes.toString('base64'), key_id } satisfies SealedAnswer;
  },
  give(kept) {
    const { bytes, key_id } = kept as SealedAnswer;
    return JSON.parse(sealer.open({ bytes: Buffer.from(bytes, 'base64'), key_id }, SEAL_CONTEXT)) as unknown;
  },
});

/**
 * After this time an attempt without an answer counts as lost with its process, and the next one takes over. It is longer
 * than any attempt takes, and the database would still prevent a second effect.
 */
const ABANDONED_AFTER_S = 20;
/** Milliseconds between attempts to free a key while the database is unavailable. */
const TRY_AGAIN_MS = 250;
const KEY = /^[\x21-\x7e]{1,255}$/;

const hashOf = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();

/**
 * Claims the key; the primary key lets one attempt win. An expired key counts as new.
 * @returns the time of the claim by the database's clock, which identifies it; undefined where another attempt has the
 * key.
 */
async function claim(db: Database, attempt: Attempt, hash: Buffer): Promise<string | undefined> {
  const claimed = await db
    .insertInto('idempotency_key')
    .values({
      auth_user_id: attempt.user_id,
      key: attempt.key,
      endpoint: attempt.endpoint,
      body_hash: hash,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['auth_user_id', 'key'])
        .doUpdateSet({
          created_at: sql<string>`now()`,
          endpoint: attempt.endpoint,
          body_hash: hash,
          status: null,
          response: null,
        })
        .where(({ and, eb, or }) =>
          or([
            and([
              eb('idempotency_key.status', 'is', null),
              eb('idempotency_key.body_hash', '=', hash),
              eb('idempotency_key.endpoint', '=', attempt.endpoint),
              eb('idempotency_key.created_at', '<', sql<string>`now() - make_interval(secs => ${ABANDONED_AFTER_S})`),
            ]),
            eb(
              'idempotency_key.created_at',
              '<',
              sql<string>`now() - make_interval(hours => ${LIMITS.idempotency_ttl_h})`,
            ),
          ]),
        ),
    )
    .returning(sql<string>`created_at::text`.as('at'))
    .executeTakeFirst();
  return claimed?.at;
}

async function firstAnswer(db: Database, attempt: Attempt, hash: Buffer): Promise<Answer> {
  const kept = await db
    .selectFrom('idempotency_key')
    .select(['endpoint', 'body_hash', 'status', 'response'])
    .where('auth_user_id', '=', attempt.user_id)
    .where('key', '=', attempt.key)
    .executeTakeFirst();
  if (kept && (kept.endpoint !== attempt.endpoint || !kept.body_hash.equals(hash))) {
    throw new AppError('IDEMPOTENCY_KEY_REUSED');
  }
  if (!kept || kept.status === null) {
    throw new AppError('IN_PROGRESS');
  }
  return { status: kept.status, body: (attempt.keeping ?? AS_IT_IS).give(kept.response) };
}

const keyOf = (db: Database, attempt: Attempt) =>
  db.updateTable('idempotency_key').where('auth_user_id', '=', attempt.user_id).where('key', '=', attempt.key);

/**
 * Runs a write once for a key: the same key with the same body gives the first answer again. An error that a retry would
 * meet again is not stored, so that a corrected request can use the key.
 * @throws AppError IDEMPOTENCY_KEY_REUSED with another body, IN_PROGRESS while the first attempt runs.
 */
export async function once(db: Database, attempt: Attempt, run: () => Promise<Answer>): Promise<Answer> {
  if (!KEY.test(attempt.key)) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'Idempotency-Key', message: 'Send 1 to 255 visible ASCII characters' }],
    });
  }
  const hash = hashOf(attempt.body);
  const mayClaim = (trx: Database) => claim(trx, attempt, hash);
  const claimed_at = await writeAs(db, attempt.user_id, mayClaim, { while_suspended: true });
  if (claimed_at === undefined) {
    return firstAnswer(db, attempt, hash);
  }
  try {
    const answer = await run();
    await keyOf(db, attempt)
      .set({ status: answer.status, response: JSON.stringify((attempt.keeping ?? AS_IT_IS).keep(answer.body)) })
      .execute();
    return answer;
  } catch (error) {
    if (!(await release(db, attempt, claimed_at))) {
      void releaseLater(db, attempt, claimed_at);
    }
    throw error;
  }
}

/** Frees the key of a failed attempt. @returns false where the database is unavailable. */
async function release(db: Database, attempt: Attempt, claimed_at: string): Promise<boolean> {
  try {
    await db
      .deleteFrom('idempotency_key')
      .where('auth_user_id', '=', attempt.user_id)
      .where('key', '=', attempt.key)
      .where('status', 'is', null)
      .where('created_at', '=', sql<string>`${claimed_at}::timestamptz`)
      .execute();
    return true;
  } catch (error) {
    const known = errorForDatabase(error);
    if (!known || ERRORS[known.code].status !== 503) {
      throw error;
    }
    return false;
  }
}

/** Frees the key once the database is back, so that a retry needn't wait until the key counts as abandoned. */
async function releaseLater(db: Database, attempt: Attempt, claimed_at: string): Promise<void> {
  const until = performance.now() + ABANDONED_AFTER_S * 1000;
  let is_free = false;
  while (!is_free && performance.now() < until) {
    await later(TRY_AGAIN_MS, undefined, { ref: false });
    // After other failures the key expires.
    is_free = await release(db, attempt, claimed_at).catch(() => true);
  }
}
