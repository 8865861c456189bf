import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { withDatabaseAfter } from '../testing/database-after.ts';

/** The last migration of the previous version: the baseline, until `node tools/boot.mjs release` names another. */
const LAST_BEFORE = readFileSync(new URL('last-release.txt', import.meta.url), 'utf8').trim();
const [user_id, profile_id] = [newId(), newId()];
const PERSON = `
  insert into authenticated_user (id, clerk_id, slug, first_name, last_name) values ('${user_id}', 'x', 'xxx', 'Linh', 'Tran');
  insert into mentor_profile (id, auth_user_id, status, time_zone) values ('${profile_id}', '${user_id}', 'active', 'UTC')`;

/** Accepts terms as the previous version does. */
const ACCEPT = `
  insert into terms_acceptance (auth_user_id, terms, version) values ('${user_id}', 'mentor', '1')
  on conflict on constraint terms_acceptance_once do nothing`;

/** Writes the search data of a mentor who studied in a country as the previous version does. */
const putMentor = (country: string, price: number) => `
  with written as (
    insert into mentor_search (profile_id, auth_user_id, rank_score, price_from, currency, next_available_at)
    values ('${profile_id}', '${user_id}', 3000, ${price}, 'EUR', null)
    on conflict (profile_id) do update set rank_score = 3000, price_from = ${price}, currency = 'EUR'
    returning profile_id, rank_score, price_from
  ), found as (
    select written.*, '2026-01-01'::timestamptz as created_at, 4.5::numeric as rating, 'linh tran' as sort_name,
      $$'alinh'$$::tsvector as words,
      $$'*' 'oVN' 't${country}'$$::tsvector as filters
    from written)
  merge into search_document document
  using found on document.profile_id = found.profile_id
  when matched then update set price_from = found.price_from, filters = found.filters
  when not matched then
    insert (profile_id, rank_score, created_at, rating, price_from, sort_name, words, filters)
    values (found.profile_id, found.rank_score, found.created_at, found.rating, found.price_from, found.sort_name, found.words,
      found.filters)`;

test('the previous version works after later migrations, and its writes are found and announced', () =>
  withDatabaseAfter(LAST_BEFORE, async ({ client, applyAll }) => {
    await client.query(PERSON);
    await client.query(ACCEPT);
    await client.query(putMentor('NL', 20));
    await applyAll();
    await client.query(ACCEPT);
    await client.query('delete from search_change');
    await client.query(putMentor('DE', 30));
    const { rows } = await client.query(`
      select told.destination_country_codes, document.price_from,
        (select count(*)::int from terms_acceptance) as accepted,
        (select count(*)::int from search_change where not only_times and not only_card) as told
      from search_document document cross join search_filters_read(filters) as told`);
    expect(rows).toEqual([{ destination_country_codes: ['DE'], price_from: '30', accepted: 1, told: 1 }]);
  }));

interface Column {
  name: string;
  type: string;
  is_required: boolean;
  has_default: boolean;
}

const COLUMNS = `
  select class.relname || '.' || attribute.attname as name, format_type(atttypid, atttypmod) as type,
    attnotnull as is_required, atthasdef or attidentity <> '' as has_default
  from pg_attribute attribute join pg_class class on class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
  order by 1`;

/** Our functions, by their parameters. */
const FUNCTIONS = `
  select oid::regprocedure::text as name from pg_proc
  where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  order by 1`;

const tableOf = ({ name }: Column) => name.split('.', 1)[0];

/** Lists the columns that the previous version could no longer read or write. */
function lost(before: readonly Column[], after: readonly Column[]): string[] {
  const now = new Map(after.map((column) => [column.name, column]));
  const known = new Map(before.map((column) => [column.name, column]));
  const tables = new Set(before.map(tableOf));
  return [
    ...before.flatMap((column) => {
      const { name, type, is_required } = column;
      const found = now.get(name);
      if (found === undefined) return [`${name} is gone`];
      if (found.type !== type) return [`${name} was ${type} and is ${found.type}`];
      return found.is_required && !is_required ? [`${name} is required now`] : [];
    }),
    ...after
      .filter((column) => !known.has(column.name) && tables.has(tableOf(column)))
      .flatMap(({ name, is_required, has_default }) =>
        is_required && !has_default ? [`${name} is new and required`] : [],
      ),
  ];
}

test('[T-407] migrations since the last release leave what it reads and writes: they add', () =>
  withDatabaseAfter(LAST_BEFORE, async ({ client, applyAll }) => {
    const columns = async () => (await client.query<Column>(COLUMNS)).rows;
    const functions = async () => (await client.query<{ name: string }>(FUNCTIONS)).rows.map(({ name }) => name);
    const [columns_before, functions_before] = [await columns(), await functions()];
    expect(columns_before.length).toBeGreaterThan(300);
    await applyAll();
    expect(lost(columns_before, await columns())).toEqual([]);
    const kept = new Set(await functions());
    expect(functions_before.filter((name) => !kept.has(name))).toEqual([]);
  }));

test('[T-407] a column that is dropped, renamed, retyped or suddenly required is told', () => {
  const column = (name: string, changes: Partial<Column> = {}): Column => ({
    name,
    type: 'text',
    is_required: false,
    has_default: false,
    ...changes,
  });
  const before = [column('a.kept'), column('a.dropped'), column('a.typed'), column('a.free')];
  const after = [
    column('a.kept'),
    column('a.typed', { type: 'integer' }),
    column('a.free', { is_required: true }),
    column('a.filled', { is_required: true, has_default: true }),
    column('a.demanded', { is_required: true }),
    column('b.demanded', { is_required: true }),
  ];
  expect(lost(before, after)).toEqual([
    'a.dropped is gone',
    'a.typed was text and is integer',
    'a.free is required now',
    'a.demanded is new and required',
  ]);
});
