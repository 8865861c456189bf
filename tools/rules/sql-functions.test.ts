import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

/** Functions that a migration after the baseline gave new lines, with the last of such migrations. */
const REPLACED: Readonly<Record<string, string>> = { tell_search_of_changed: '0021-daytime-starts.sql' };

const FOLDER = 'apps/api/src/db/migrations';
const DEFINITION = /create (?:or replace )?function (\w+)\(/g;

const definitions = globSync('*.sql', { cwd: path.join(ROOT, FOLDER) }).flatMap((file) => {
  const text = readFileSync(path.join(ROOT, FOLDER, file), 'utf8');
  return [...text.matchAll(DEFINITION)].map(([, name = '']) => ({ file, name }));
});

test('each database function is defined in one migration, except those that a later one replaces', () => {
  const byName = Map.groupBy(definitions, ({ name }) => name);
  const several = [...byName].filter(([, files]) => files.length > 1);
  const last = several.map(([name, files]) => [
    name,
    files
      .map(({ file }) => file)
      .toSorted()
      .at(-1),
  ]);
  expect(definitions.length).toBeGreaterThan(40);
  expect(Object.fromEntries(last)).toEqual(REPLACED);
});
