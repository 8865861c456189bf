import { expect, test } from 'vitest';
import { code, fragmentsOf, isSmall } from './fragments.ts';

const ofWeb = code.filter((file) => file.path.startsWith('apps/web/app/features/'));

test('a small part of one web file is in that file, unless it is loaded later or has tests', () => {
  const small = fragmentsOf(ofWeb).filter((file) => isSmall(file));
  expect(small.map((file) => file.path)).toEqual([]);
});

test('fewer than 15 % of the files of web features have only one importer', () => {
  expect(fragmentsOf(ofWeb).length / ofWeb.length).toBeLessThan(0.15);
});

test('fewer than 3 % of the files of the API are small parts of one other file of their folder', () => {
  const ofApi = code.filter((file) => file.path.startsWith('apps/api/src/'));
  const small = fragmentsOf(ofApi).filter((file) => isSmall(file));
  expect(small.map((file) => file.path).slice(Math.floor(ofApi.length * 0.03))).toEqual([]);
});
