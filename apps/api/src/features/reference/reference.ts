import type { University } from '@abroad/reference-data/university';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Universities by their ids, those that people entered too; the id of one that was merged leads to the one that replaced it. */
export type Universities = ReadonlyMap<string, University>;

/** The universities in rows of the table, laid over those that are known already. */
export function byIds(rows: readonly University[], known: Universities = new Map()): Universities {
  const by_id = new Map([...known, ...rows.map((row) => [row.id, row] as const)]);
  for (const { id, is_listed, successor_id } of rows) {
    const merged = is_listed ? undefined : by_id.get(successor_id ?? '');
    if (merged !== undefined) {
      by_id.set(id, merged);
    }
  }
  return by_id;
}

const COLUMNS = sql`id, name, state_province, country_code, domains, aliases, rank, closed_in, successor_id, is_listed`;

/** Reads the universities with some ids, and those that follow them where they were merged or closed. Unknown ids are left out. */
export async function findUniversitiesById(
  db: Database,
  ids: readonly (string | null | undefined)[],
): Promise<Universities> {
  const named = new Set(ids.filter((id) => typeof id === 'string'));
  if (named.size === 0) {
    return new Map();
  }
  const { rows } = await sql<University>`/* prepared */
    with recursive named as (
      select ${COLUMNS} from university where id = any(${[...named]}::uuid[])
      union select next.* from named, lateral (select ${COLUMNS} from university where id = named.successor_id) next)
    select * from named`.execute(db);
  return byIds(rows);
}

/** Whether the id is a listed university's own. */
export function isListed(universities: Universities, id: string): boolean {
  const found = universities.get(id);
  return found?.id === id && found.is_listed === true;
}
