import { expect, test } from 'vitest';
import { readSourceFiles } from './source-files.ts';

/** Lines up to which a file with a single user is a fragment of that user. */
const FRAGMENT = 40;

const files = readSourceFiles().filter((file) => file.path.startsWith('apps/web/app/'));
const tested = new Set(files.filter((file) => file.is_test).flatMap((file) => file.imports));
const code = files.filter((file) => !file.is_test);
const featureOf = (file: string) => /^apps\/web\/app\/features\/([a-z-]+)\//.exec(file)?.[1];

const usersOf = (target: string) => code.filter((file) => file.imports.includes(target));
const isLazy = (name: string, user: string) => new RegExp(`import\\(\\s*'[^']*/${name}'`).test(user);

/** Files of features that only one other file of the same feature imports, not lazily, and that no test imports. */
const ofFeatures = code.filter((file) => featureOf(file.path) !== undefined);
const fragments = ofFeatures.filter((file) => {
  const [user, ...others] = usersOf(file.path);
  const isPrivate = user !== undefined && others.length === 0 && featureOf(user.path) === featureOf(file.path);
  return isPrivate && !tested.has(file.path) && !isLazy(file.path.split('/').at(-1) ?? '', user.text);
});

test('a small part of one web file is in that file, unless it is loaded later or has tests', () => {
  const small = fragments.filter((file) => file.text.trimEnd().split('\n').length <= FRAGMENT);
  expect(small.map((file) => file.path)).toEqual([]);
});

test('fewer than 15 % of the files of web features have only one importer', () => {
  expect(fragments.length / ofFeatures.length).toBeLessThan(0.15);
});
