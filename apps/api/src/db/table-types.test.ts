import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { readTableTypes, type TypedColumn } from '../testing/read-table-types.ts';

/** The type of values from columns of each PostgreSQL type, as `connection.ts` parses them. */
const KINDS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  bit: 'string',
  bpchar: 'string',
  date: 'string',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Timestamp',
  tsquery: 'string',
  tsvector: 'string',
  uuid: 'string',
  _text: 'string[]',
  _timestamptz: 'Date[]',
  _bpchar: 'string[]',
  _uuid: 'string[]',
  _int4: 'number[]',
};

interface Column {
  table_name: string;
  column_name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
}

async function readColumns(): Promise<Column[]> {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      select table_name, column_name, udt_name as type, is_nullable = 'YES' as is_nullable,
        column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as has_default
      from information_schema.columns where table_schema = 'public' order by table_name, column_name`);
    return rows;
  } finally {
    await client.end();
    await database.drop();
  }
}

/** The wrong column types, one line each. */
function problemsOf(column: Column, typed: TypedColumn | undefined): string[] {
  const name = `${column.table_name}.${column.column_name}`;
  if (typed === undefined) return [`${name} has no type`];
  const kind = KINDS[column.type] ?? column.type;
  const canBeLeftOut = column.has_default || column.is_nullable;
  return [
    ...(typed.kind === kind ? [] : [`${name} is ${column.type}, typed as ${typed.kind}`]),
    ...(typed.is_nullable === column.is_nullable ? [] : [`${name} ${column.is_nullable ? 'may' : 'may not'} be null`]),
    ...(typed.is_optional && !canBeLeftOut ? [`${name} has no default`] : []),
  ];
}

test('the types of tables say what the database has: columns, what is read from them, null and defaults', async () => {
  const types = readTableTypes();
  const columns = (await readColumns()).filter(({ table_name }) => types.has(table_name));
  expect(columns.length).toBeGreaterThan(400);
  const inDatabase = new Set(columns.map(({ table_name, column_name }) => `${table_name}.${column_name}`));
  const named = Array.from(types, ([table, typed]) =>
    Array.from(typed.keys(), (column) => `${table}.${column}`),
  ).flat();
  expect(named.filter((name) => !inDatabase.has(name))).toEqual([]);
  const problems = columns.flatMap((column) =>
    problemsOf(column, types.get(column.table_name)?.get(column.column_name)),
  );
  expect(problems).toEqual([]);
});
