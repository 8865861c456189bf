import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sharedFiles, together } from '../../apps/web/scripts/shared-files.ts';
import { findCircle } from '../../apps/web/scripts/shared-files-plugin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync(['apps/web/app/**/*.{ts,tsx,css}', 'packages/*/src/**/*.ts'], { cwd: root }).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);

test('what is to be in one file with others is there', () => {
  const parts = Object.values(together)
    .flat()
    .filter((part) => !part.startsWith('node_modules'));
  const gone = parts.filter((part) => !sources.some((file) => new RegExp(`/${part}`).test(file)));
  expect(gone).toEqual([]);
});

test('a part belongs to the first file that names it, whatever the separator of paths is', () => {
  const fileOf = (id: string) => sharedFiles.find(({ test: isNamed }) => isNamed(id))?.name;
  expect(fileOf('C:\\abroad\\apps\\web\\app\\features\\search\\result-card.tsx')).toBe('result-cards');
  expect(fileOf('/abroad/apps/web/app/features/search/chips.tsx')).toBe('filters');
  expect(fileOf('/abroad/apps/web/app/root.tsx')).toBeUndefined();
});

test('files of the build that import each other in a circle are found', () => {
  const straight: [string, string[]][] = [
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ];
  expect(findCircle(new Map(straight))).toBeNull();
  expect(findCircle(new Map([...straight, ['c', ['d']], ['d', ['b']]]))).toEqual(['b', 'c', 'd', 'b']);
});
