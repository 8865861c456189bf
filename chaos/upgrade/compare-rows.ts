import type pg from 'pg';

/** Where the rows of before are kept. */
const BEFORE = 'before_upgrade';

/** Rows that the product itself deletes within minutes: signs of life, and what is folded into search_bitmap. */
const COME_AND_GO: ReadonlySet<string> = new Set(['worker_heartbeat', 'search_tally']);

/** Rows that count once they say something: a key whose request is under way is answered later, or given back. */
const KEPT: ReadonlyMap<string, string> = new Map([['idempotency_key', 'status is not null']]);

/** Columns that people and jobs change meanwhile: that the rows are still there is looked at. */
const CHANGE: ReadonlySet<string> = new Set([
  // They follow bookings and the clock.
  'mentor_search.rank_score',
  'search_document.rank_score',
  'mentor_search.next_available_at',
  'mentor_search.next_available_check_at',
  // It follows search_document, against which it is counted: countWrongBits.
  'search_bitmap.bits',
]);

/** What became of the rows of before. */
export interface Compared {
  tables: number;
  rows: number;
  /** Tables with rows that are gone, and columns of those that say something else, with their number. */
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
  for (const { name } of tables) {
    const rows = `select * from public."${name}" where ${KEPT.get(name) ?? 'true'}`;
    await client.query(`create table ${BEFORE}."${name}" as ${rows}`);
  }
  return tables;
}

/** Compares the rows that were kept with those of now. */
export async function compareRows(client: pg.Client, tables: readonly Keyed[]): Promise<Compared> {
  const [missing, changed]: [string[], string[]] = [[], []];
  let sum = 0;
  for (const { name, keys } of tables) {
    const [key] = keys;
    const joined = `${BEFORE}."${name}" old left join public."${name}" now using (${keys.map((one) => `"${one}"`).join(', ')})`;
    // A row with a null is neither null nor not null to SQL, so its key is asked for.
    const { rows: counted } = await client.query<{ count: number; missing: number }>(
      `select count(*)::int as count, (count(*) filter (where now."${key}" is null))::int as missing from ${joined}`,
    );
    const { count = 0, missing: gone = 0 } = counted[0] ?? {};
    sum += count;
    if (gone > 0 && !COME_AND_GO.has(name)) missing.push(`${name} (${gone} of ${count})`);
    const { rows } = await client.query<{ name: string; count: number }>(`
      select cell.key as name, count(*)::int as count from ${joined}, jsonb_each(to_jsonb(old)) cell
      where now."${key}" is not null and to_jsonb(now) -> cell.key is distinct from cell.value
      group by cell.key order by cell.key`);
    for (const column of rows) {
      if (!CHANGE.has(`${name}.${column.name}`)) changed.push(`${name}.${column.name} (${column.count} of ${count})`);
    }
  }
  return { tables: tables.length, rows: sum, missing, changed };
}

/** How many strings of bits by which mentors are found say something else than the mentors' documents. */
export async function countWrongBits(client: pg.Client): Promise<number> {
  await client.query('select search_fold()');
  await client.query('create temporary table if not exists kept_bits (like search_bitmap)');
  await client.query('truncate kept_bits');
  await client.query('insert into kept_bits table search_bitmap');
  await client.query('select search_recount()');
  // Steps of the order (r…) are made anew from time to time, and as they were then.
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from search_bitmap fresh left join kept_bits kept using (value, chunk)
    where fresh.value !~ '^r' and kept.bits is distinct from fresh.bits`);
  return rows[0]?.count ?? 0;
}
