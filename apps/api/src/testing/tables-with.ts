import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';

/** The tables that have a text in any row, in whatever case, those of the job queue too; the lists of universities are left out. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
      and table_name not like 'university%'`.execute(db);
  const looks = tables.map(
    ({ schema, name }) => sql`
      select ${sql.lit(schema === 'public' ? name : `${schema}.${name}`)} as name
      where exists (select from ${sql.table(`${schema}.${name}`)} row where row::text ilike ${sql.lit(`%${text}%`)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}
