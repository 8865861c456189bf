import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';

type Row = Record<string, unknown>;

/** Tables and columns that differ between two equal runs, and the reason why they can be left out. */
interface LeftOut {
  /** Whole tables. */
  tables?: readonly string[];
  /** By table, or for all of them. */
  columns?: readonly string[];
}

async function readRows(db: Database): Promise<Map<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'university%'
    order by table_name`.execute(db);
  const selects = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, to_jsonb(row)::text as text from ${sql.table(name)} row`,
  );
  const { rows } = await sql<{ name: string; text: string }>`${sql.join(selects, sql` union all `)}`.execute(db);
  const found = new Map<string, string[]>();
  for (const { name, text } of rows) {
    found.set(name, [...(found.get(name) ?? []), text]);
  }
  return found;
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g;

/**
 * The rows that something adds or changes, by table, with ids and times replaced by words, so that two ways to the same
 * rows can be compared.
 */
export async function writtenRows(
  db: Database,
  act: () => Promise<unknown>,
  { tables = [], columns = [] }: LeftOut = {},
): Promise<Record<string, Row[]>> {
  const before = await readRows(db);
  await act();
  const after = await readRows(db);
  const written: Record<string, Row[]> = {};
  for (const [name, texts] of after) {
    const known = new Set(before.get(name));
    const rows = texts.filter((text) => !known.has(text));
    if (rows.length > 0 && !tables.includes(name)) {
      written[name] = rows
        .map((text) => text.replaceAll(ID, 'id').replaceAll(TIME, 'time'))
        .toSorted()
        .map((text) => {
          const row = JSON.parse(text) as Row;
          return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
        });
    }
  }
  return written;
}
