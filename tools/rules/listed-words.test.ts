import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.join(import.meta.dirname, '../../apps/web/app');
/** A comma between names is one language's. */
const JOINED = /\.join\(['"`](?:, |[،、] ?)['"`]\)|new Intl\.ListFormat/;
/** The file of the helper. */
const HELPER = 'lib/list-words.ts';

const joins = (source: string) => source.split('\n').filter((line) => JOINED.test(line));

test('[T-191] names and words are listed by the helper alone, as the reader’s language does', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !/\.test(-helper)?\.tsx?$/.test(file) && file !== HELPER,
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    joins(readFileSync(path.join(web, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect(readFileSync(path.join(web, HELPER), 'utf8')).toMatch(JOINED);
});

test('the kind is found however it is written', () => {
  expect(
    joins("names.join(', ');\nnames.join('、');\nnew Intl.ListFormat(locale);\nparts.join(' · ');\nids.join('');"),
  ).toEqual(["names.join(', ');", "names.join('、');", 'new Intl.ListFormat(locale);']);
});
