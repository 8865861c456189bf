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

/** A connection that prepares marked statements. Behind PgBouncer it needs version 1.21, which supports named statements. */
export class PreparingClient extends DiscreetClient {
  override query: pg.Client['query'] = ((text: unknown, ...rest: unknown[]) => {
    const send = super.query as (...given: unknown[]) => unknown;
    const marked = typeof text === 'string' && isMarked(text) ? { name: nameOf(text), text } : text;
    return send.call(this, marked, ...rest);
  }) as pg.Client['query'];
}
