import type pg from 'pg';

/** The schema of the earlier rows. */
const BEFORE = 'before_upgrade';

/** The comparison of the rows before and after the upgrade. */
export interface Compared {
  tables: number;
  rows: number;
  /** Tables with rows that are gone, and columns with changed values, with their number. */
  missing: readonly string[];
  changed: readonly string[];
}

interface Keyed {
  name: string;
  keys: string[];
}

const TABLES = `
  select class.relname as name, array_agg(attribute.attname::text) as keys
  from pg_index index
  join pg_class class on class.oid = index.indrelid
  join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = any(index.indkey)
  where index.indisprimary and class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
  group by class.relname order by class.relname`;

/** Keeps the rows of all tables that have a key. */
export async function keepRows(client: pg.Client): Promise<readonly Keyed[]> {
  const { rows: tables } = await client.query<Keyed>(TABLES);
  await client.query(`create schema ${BEFORE}`);
  for (const { name } of tables) await client.query(`create table ${BEFORE}."${name}" as table public."${name}"`);
  return tables;
}

/** Compares the kept rows with the present ones. */
export async function compareRows(client: pg.Client, tables: readonly Keyed[]): Promise<Compared> {
  const [missing, changed]: [string[], string[]] = [[], []];
  let sum = 0;
  for (const { name, keys } of tables) {
    const [key] = keys;
    const joined = `${BEFORE}."${name}" old left join public."${name}" now using (${keys.map((one) => `"${one}"`).join(', ')})`;
    // A row with a null is neither null nor not null in SQL, so its key is checked.
    const { rows: counted } = await client.query<{ count: number; missing: number }>(
      `select count(*)::int as count, (count(*) filter (where now."${key}" is null))::int as missing from ${joined}`,
    );
    const { count, missing: gone } = counted[0] ?? { count: 0, missing: 0 };
    sum += count;
    if (gone > 0) missing.push(`${name} (${gone} of ${count})`);
    const { rows } = await client.query<{ name: string; count: number }>(`
      select cell.key as name, count(*)::int as count from ${joined}, jsonb_each(to_jsonb(old)) cell
      where now."${key}" is not null and to_jsonb(now) -> cell.key is distinct from cell.value
      group by cell.key order by cell.key`);
    changed.push(...rows.map((column) => `${name}.${column.name} (${column.count} of ${count})`));
  }
  return { tables: tables.length, rows: sum, missing, changed };
}
