import { sql } from 'kysely';
import type pg from 'pg';
import { DiscreetClient } from './without-rows.ts';

/**
 * Marks a statement that each connection prepares once, so that PostgreSQL doesn't plan it at every call. It is meant for
 * frequent statements whose text is always the same and which name their columns: one with `*` would fail on open
 * connections when a migration adds a column.
 */
const MARK = '/* prepared */';
/** The mark for a query builder's `modifyEnd`. */
export const PREPARED = sql.raw(MARK);

/** Statement names by text. Only marked statements count, so there are few. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared_${names.size}`;
  names.set(text, name);
  return name;
}

const isMarked = (text: string) => text.trimStart().startsWith(MARK) || text.endsWith(MARK);

/** Begins and ends a transaction that takes more time than others (`set local statement_timeout`). */
const LENGTHENS = /^\s*set local statement_timeout/i;
const ENDS = /^\s*(?:commit|rollback)\s*$/i;
/** The longest that a timer can wait (24 days). */
const NO_LIMIT_MS = 2 ** 31 - 1;
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/**
 * A connection that prepares marked statements. Behind PgBouncer it needs version 1.21, which supports named statements. It
 * ends where its database gives no answer within `query_timeout`, as one that was stopped does: another caller would only
 * wait as long. Transactions that lengthened their own limit are waited for.
 */
export class PreparingClient extends DiscreetClient {
  #isLong = false;

  #toConfig(text: unknown): unknown {
    if (typeof text !== 'string') return text;
    const config = isMarked(text) ? { name: nameOf(text), text } : text;
    if (LENGTHENS.test(text)) this.#isLong = true;
    if (!this.#isLong) return config;
    if (ENDS.test(text)) this.#isLong = false;
    return { text, ...(typeof config === 'object' && config), query_timeout: NO_LIMIT_MS };
  }

  override query: pg.Client['query'] = ((text: unknown, ...rest: unknown[]) => {
    const send = super.query as (...given: unknown[]) => unknown;
    const answer = send.call(this, this.#toConfig(text), ...rest);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => (isSilence(error) ? this.end() : undefined)).catch(() => {});
    }
    return answer;
  }) as pg.Client['query'];
}
