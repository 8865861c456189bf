import { expect, test } from 'vitest';
import { readSourceFiles } from './source-files.ts';

/** Both names with a space between them, in SQL, a template or markup. */
const JOINED =
  /first_name\b[`)}]*(?: \|\| ' ' \|\| |\s*\$?\{(?:' '\}\s*\{)?|\} \{)[\w$.({`]*last_name|concat_ws\(' ', [\w.]*first_name/;

/** The files where a name is searched or compared, and not shown. */
const NOT_SHOWN = [
  'apps/api/src/features/identity/look-alikes.ts',
  'apps/api/src/features/mentors/search-document.ts',
  'apps/api/src/features/messages/queries.ts',
  'apps/api/src/views/admin-people/search-people.ts',
];

test('[T-348] a join of two names is found as it may be written', () => {
  for (const text of [
    "person.first_name || ' ' || person.last_name",
    '`${user.first_name} ${user.last_name}`',
    '<bdi>{person.first_name} {person.last_name}</bdi>',
    "concat_ws(' ', other.first_name, other.last_name)",
  ]) {
    expect(JOINED.test(text), text).toBe(true);
  }
  for (const text of [
    "['first_name', 'last_name']",
    'const { first_name, last_name } = record;',
    "'first_name', ${of('first_name')}, 'last_name', ${of('last_name')}",
  ]) {
    expect(JOINED.test(text), text).toBe(false);
  }
});

test('[T-348] names are joined by `fullName` alone, in the order of their reader', () => {
  const joining = readSourceFiles().filter(
    ({ path, text, is_test }) => !is_test && path.startsWith('apps/') && JOINED.test(text),
  );
  expect(joining.map(({ path }) => path).toSorted()).toEqual(NOT_SHOWN);
});
