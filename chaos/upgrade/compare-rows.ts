import type pg from 'pg';

/** Where the rows of before are kept. */
const BEFORE = 'before_upgrade';

/** Rows that the product itself deletes within minutes. */
const COME_AND_GO: ReadonlySet<string> = new Set(['worker_heartbeat']);

/** Rows that people and jobs change meanwhile: that they are still there is looked at, not what they say. */
const CHANGE: ReadonlySet<string> = new Set(['idempotency_key', 'mentor_search', 'search_bitmap']);

/** What became of the rows of before. */
export interface Compared {
  tables: number;
  rows: number;
  /** Tables with rows that are gone, or say something else in the columns that they had, with their number. */
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

/** Compares the rows that were kept with those of now. */
export async function compareRows(client: pg.Client, tables: readonly Keyed[]): Promise<Compared> {
  const [missing, changed]: [string[], string[]] = [[], []];
  let sum = 0;
  for (const { name, keys } of tables) {
    const same_key = keys.map((key) => `now."${key}" = old."${key}"`).join(' and ');
    const { rows } = await client.query<{ count: number; missing: number; changed: number }>(`
      select count(*)::int as count, (count(*) filter (where now is null))::int as missing,
        (count(*) filter (where now is not null and not to_jsonb(now) @> to_jsonb(old)))::int as changed
      from ${BEFORE}."${name}" old left join public."${name}" now on ${same_key}`);
    const [found] = rows;
    if (found === undefined) continue;
    sum += found.count;
    if (found.missing > 0 && !COME_AND_GO.has(name)) missing.push(`${name} (${found.missing} of ${found.count})`);
    if (found.changed > 0 && !CHANGE.has(name)) changed.push(`${name} (${found.changed} of ${found.count})`);
  }
  return { tables: tables.length, rows: sum, missing, changed };
}
