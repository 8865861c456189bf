import type { Availability } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { WrittenJson } from '../../http/handlers.ts';

/** Bytes of answers that a process keeps; the one used longest ago goes first. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** The state of all that decides about somebody's free times, apart from the clock: other after every change of it. */
export const availabilityVersion = (person: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select count(*) || ':' || coalesce(sum(change.id), 0) from availability_change change
  where change.auth_user_id = ${person})`;

/** An answer with what it is good for; instants in epoch milliseconds. */
export interface KnownAnswer {
  user_id: string;
  version: string;
  made_at: number;
  /** From here on the clock alone gives another answer. */
  good_until: number;
  body: WrittenJson<Availability>;
}

/** Answers of this process that may be given again, after the database was asked whether anything has changed. */
export class KnownAnswers {
  readonly #answers = new Map<string, KnownAnswer>();
  #bytes = 0;

  /**
   * The answer to the same question, where it is still the one that would be worked out: one small query.
   * @param now epoch milliseconds.
   */
  async recall(db: Database, key: string, now: number): Promise<WrittenJson<Availability> | null> {
    const known = this.#answers.get(key);
    if (!known) {
      return null;
    }
    const isTimely = known.made_at <= now && now < known.good_until;
    if (!isTimely || (await versionOf(db, known.user_id)) !== known.version) {
      this.#forget(key, known);
      return null;
    }
    if (this.#answers.delete(key)) {
      this.#answers.set(key, known);
    }
    return known.body;
  }

  keep(key: string, answer: KnownAnswer): void {
    const before = this.#answers.get(key);
    if (before) {
      this.#forget(key, before);
    }
    this.#answers.set(key, answer);
    this.#bytes += answer.body.bytes.length;
    for (const [oldest, known] of this.#answers) {
      if (this.#bytes <= KEPT_BYTES) {
        break;
      }
      this.#forget(oldest, known);
    }
  }

  #forget(key: string, known: KnownAnswer): void {
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

/** Old rows say nothing that a younger one doesn't; taking them away makes at most an answer be worked out once more. */
export async function sweepAvailabilityChanges({ db }: { db: Database }): Promise<void> {
  await sql`delete from availability_change where changed_at < now() - interval '1 hour'`.execute(db);
}
