import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { PeerEngine } from '../peer-query.ts';
import { OPEN_FOR_SEARCHING } from './schema.ts';
import { toSql, type Sql } from './to-sql.ts';

/** Queries SQLite. @param place its file. */
export function openSqlite(place: string): PeerEngine {
  const database = new DatabaseSync(place, { readOnly: true });
  database.exec(OPEN_FOR_SEARCHING);
  const prepared = new Map<string, StatementSync>();
  const run = ({ text, values }: Sql) => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    return statement.all(...values) as { ordinal?: number; total?: number }[];
  };
  return {
    async search(query) {
      const { page, count } = toSql(query);
      const ordinals = run(page).map((row) => row.ordinal ?? 0);
      return { ordinals, total: run(count)[0]?.total ?? 0 };
    },
  };
}
