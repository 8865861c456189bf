import { sql } from 'kysely';
import type pg from 'pg';
import { isQueryTimeout, QueryTimeout } from './query-timeout.ts';
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

/**
 * A connection that prepares marked statements. Behind PgBouncer it needs version 1.21, which supports named statements. It
 * ends where its database falls silent: another caller would only wait as long.
 */
export class PreparingClient extends DiscreetClient {
  readonly #timeout = new QueryTimeout();

  #configOf(text: string): string | pg.QueryConfig {
    const query_timeout = this.#timeout.of(text);
    if (query_timeout === null && !isMarked(text)) return text;
    return { text, ...(isMarked(text) && { name: nameOf(text) }), ...(query_timeout !== null && { query_timeout }) };
  }

  override query: pg.Client['query'] = ((text: unknown, ...rest: unknown[]) => {
    const send = super.query as (...given: unknown[]) => unknown;
    const answer = send.call(this, typeof text === 'string' ? this.#configOf(text) : text, ...rest);
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => (isQueryTimeout(error) ? this.end() : undefined)).catch(() => {});
    }
    return answer;
  }) as pg.Client['query'];
}
