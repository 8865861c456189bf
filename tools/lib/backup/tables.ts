import { escapeIdentifier, type Client } from 'pg';
import type { Manifest, Table } from './manifest.ts';

/**
 * Excluded tables: the applied migrations, which create the tables; the workers' registrations; and the search
 * outbox, whose transaction ids belong to the original server.
 */
const LEFT_OUT = new Set([
  'public.schema_migration',
  'graphile_worker.migrations',
  'public.worker_heartbeat',
  'public.search_change',
  'public.search_outbox',
  'public.search_outbox_mark',
]);

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

/** Every table with the columns that can be written, without those of extensions. */
export async function listTables(client: Client): Promise<Pick<Table, 'schema' | 'name' | 'columns'>[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(`
    select spaces.nspname as schema, tables.relname as name,
      array(select attname::text from pg_attribute
            where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class tables join pg_namespace spaces on spaces.oid = tables.relnamespace
    where tables.relkind = 'r' and spaces.nspname !~ '^(pg_|information_schema$)'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = tables.oid and deptype = 'e')
    order by 1, 2`);
  return rows.filter(({ schema, name }) => !LEFT_OUT.has(`${schema}.${name}`));
}

/** The number of rows of a table, and a checksum that doesn't depend on their order. */
export async function checkTable(
  client: Client,
  table: Pick<Table, 'schema' | 'name' | 'columns'>,
): Promise<Pick<Table, 'rows' | 'checksum'>> {
  const row = `row(${table.columns.map((column) => escapeIdentifier(column)).join(', ')})::text`;
  const { rows } = await client.query<{ rows: number; checksum: string }>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(${row}, 0)), 0)::text as checksum from ${nameOf(table)}`,
  );
  return rows[0] ?? { rows: 0, checksum: '0' };
}

export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select schemaname as schema, sequencename as name, last_value::text as last from pg_sequences order by 1, 2`);
  return rows;
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migration order by name');
  return rows.map(({ name }) => name);
}
