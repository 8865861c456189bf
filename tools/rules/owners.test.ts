import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TABLES, type OwnedTable } from '../../apps/api/src/db/tables.ts';
import { readSourceFiles, ROOT } from './source-files.ts';

interface Crossing {
  /** A file of `apps/api/src`. */
  file: string;
  /** `any`: it takes table names from a list of its own. */
  writes: readonly OwnedTable[] | 'any';
  why: string;
}

/** Files that write tables of another owner, each for a reason. Add none where the owner's front can do it. */
const CROSSINGS: readonly Crossing[] = [
  {
    file: 'features/account/delete-personal-rows.ts',
    writes: 'any',
    why: 'an erasure deletes from every table of people, by a list that a test compares with the database',
  },
  {
    file: 'features/media/queries.ts',
    writes: 'any',
    why: 'a picture of one’s own ends the portrait of a demonstration in both profiles, which stand beside media',
  },
  {
    file: 'features/profiles/profile.ts',
    writes: ['mentor_profile'],
    why: 'profiles of both kinds are created and changed by the same functions, which mentors call for theirs',
  },
  { file: 'http/api-key.ts', writes: ['api_key'], why: 'it notes when a key was used, where a call is authenticated' },
  { file: 'db/migrate.ts', writes: ['search_words'], why: 'an empty database has words of this version at once' },
];

const API = 'apps/api/src/';
const NOT_THE_PRODUCT = /^apps\/api\/src\/attacks\//;
const code = readSourceFiles()
  .filter((file) => !file.is_test && file.path.startsWith(API) && !NOT_THE_PRODUCT.test(file.path))
  .map(({ path: full, text }) => ({
    file: full.slice(API.length),
    text: text.replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''),
  }));

const isTable = (name: string): name is OwnedTable => Object.hasOwn(TABLES, name);
const ownerOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1] ?? file.split('/')[0];

/** Tables that a file writes by name, and `any` for those named by a variable. */
function writesOf(text: string): (OwnedTable | 'any')[] {
  const built = [...text.matchAll(/\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*([^),\s]+)/g)].map(
    ([, table = '']) => {
      const name = /^'(\w+)/.exec(table)?.[1];
      return table.startsWith('historyTable(')
        ? 'mentor_education'
        : table.startsWith('profileTable(')
          ? 'mentor_profile'
          : (name ?? 'any');
    },
  );
  const written = [
    ...text.matchAll(/\b(?:insert into|update|delete from|merge into|truncate)\s+(?:only\s+)?(\w+|\$\{sql\.table\()/gi),
  ].map(([, table = '']) => (table.startsWith('$') ? 'any' : table));
  return [...built, ...written].filter((table) => table === 'any' || isTable(table));
}

const crossings = code.flatMap(({ file, text }) =>
  [...new Set(writesOf(text))]
    .filter((table) => table === 'any' || TABLES[table].owner !== ownerOf(file))
    .map((table) => ({ file, table })),
);
const allows = ({ file, table }: (typeof crossings)[number]) =>
  CROSSINGS.some(
    ({ file: named, writes }) => named === file && (writes === 'any' || writes.some((one) => one === table)),
  );

test('a table is written by the feature that owns it, and by no other without a reason', () => {
  expect(code.length).toBeGreaterThan(300);
  expect(crossings.filter((one) => !allows(one))).toEqual([]);
});

test('every exception to the ownership of tables is still needed', () => {
  const needed = new Set(crossings.map(({ file }) => file));
  expect(CROSSINGS.map(({ file }) => file).filter((file) => !needed.has(file))).toEqual([]);
});

test('every table has an owner', () => {
  const migrations = globSync(`${API}db/migrations/*.sql`, { cwd: ROOT });
  const made = migrations.flatMap((file) => [
    ...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/create (?:unlogged )?table (?:if not exists )?(\w+)/gi),
  ]);
  expect(made.map(([, table = '']) => table).filter((table) => !isTable(table))).toEqual([]);
});

test('a write to another feature’s table is found in every form', () => {
  expect(writesOf(`trx.updateTable('booking').set(...)`)).toEqual(['booking']);
  expect(writesOf('db\n.insertInto(\n  table)')).toEqual(['any']);
  expect(writesOf('sql`update booking set a = 1`')).toEqual(['booking']);
  expect(writesOf('sql`delete from\n booking`; sql`merge into search_document`')).toEqual([
    'booking',
    'search_document',
  ]);
  expect(writesOf('update ${sql.table(table)} set')).toEqual(['any']);
  expect(writesOf('on conflict (id) do update set a = 1; for update of booking')).toEqual([]);
});
