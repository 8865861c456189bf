import type { Availability } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { inOwnMemory } from '../../core/own-memory.ts';
import { WrittenJson } from '../../http/handlers.ts';

/** Bytes of cached answers per process; the least recently used is dropped first. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * A version of everything that decides about a user's availability, apart from the clock. It differs after every
 * change.
 */
export const availabilityVersion = (person: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select count(*) || ':' || coalesce(sum(change.id), 0) from availability_change change
  where change.auth_user_id = ${person})`;

/** An answer and its validity; instants in epoch milliseconds. */
export interface CachedAnswer {
  user_id: string;
  version: string;
  made_at: number;
  /** From here on the passing of time alone changes the answer. */
  valid_until: number;
  body: WrittenJson<Availability>;
}

/** Cached answers of this process. The database is asked whether they are still current. */
export class AnswerCache {
  readonly #answers = new Map<string, CachedAnswer>();
  #bytes = 0;

  /** A cached answer, if it is still current: one small query. @param now epoch milliseconds. */
  async get(db: Database, key: string, now: number): Promise<WrittenJson<Availability> | null> {
    const cached = this.#answers.get(key);
    if (!cached) {
      return null;
    }
    const isTimely = cached.made_at <= now && now < cached.valid_until;
    if (!isTimely || (await versionOf(db, cached.user_id)) !== cached.version) {
      this.#forget(key, cached);
      return null;
    }
    if (this.#answers.delete(key)) {
      this.#answers.set(key, cached);
    }
    return cached.body;
  }

  set(key: string, answer: CachedAnswer): void {
    const before = this.#answers.get(key);
    if (before) {
      this.#forget(key, before);
    }
    this.#answers.set(key, { ...answer, body: new WrittenJson(inOwnMemory(answer.body.bytes)) });
    this.#bytes += answer.body.bytes.length;
    for (const [oldest, known] of this.#answers) {
      if (this.#bytes <= MAX_BYTES) {
        break;
      }
      this.#forget(oldest, known);
    }
  }

  #forget(key: string, known: CachedAnswer): void {
    if (this.#answers.get(key) === known) {
      this.#answers.delete(key);
      this.#bytes -= known.body.bytes.length;
    }
  }
}

async function versionOf(db: Database, user_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ version: string }>`/* prepared */
    select ${availabilityVersion(sql`${user_id}::uuid`)} as version`.execute(db);
  return rows[0]?.version;
}

/** Deletes old rows, which newer ones supersede. At most an answer is computed once more. */
export async function sweepAvailabilityChanges({ db }: { db: Database }): Promise<void> {
  await sql`delete from availability_change where changed_at < now() - interval '1 hour'`.execute(db);
}
