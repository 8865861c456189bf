import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSourceFiles, ROOT } from './source-files.ts';
import { WEB_FEATURES } from './web-features.ts';

const FEATURES = 'apps/web/app/features/';
const order = Object.keys(WEB_FEATURES);
const featureOf = (file: string) => (file.startsWith(FEATURES) ? file.slice(FEATURES.length).split('/')[0] : undefined);

const code = readSourceFiles().filter((file) => file.path.startsWith('apps/web/app/') && !file.is_test);
const styles = globSync('apps/web/app/**/*.css', { cwd: ROOT }).map((found) => {
  const file = found.replaceAll('\\', '/');
  const named = readFileSync(path.join(ROOT, file), 'utf8').matchAll(/@import ['"](\.[^'"]+)['"]/g);
  return {
    path: file,
    imports: [...named].map(([, target = '']) => path.posix.join(path.posix.dirname(file), target)),
  };
});

/** Imports into a feature from outside of its folder. */
const crossings = [...code, ...styles].flatMap((file) =>
  file.imports.flatMap((target) => {
    const [from, to] = [featureOf(file.path), featureOf(target)];
    return to === undefined || to === from ? [] : [{ file: file.path, target, from, to }];
  }),
);

test('every web feature has its place in the order, and every place its feature', () => {
  const present = new Set(code.map((file) => featureOf(file.path)).filter((name) => name !== undefined));
  expect([...present].toSorted()).toEqual(order.toSorted());
});

test('web features import only features to their left', () => {
  const against = crossings.filter(({ from, to }) => from !== undefined && order.indexOf(to) > order.indexOf(from));
  expect(against.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

const fronts = Object.entries(WEB_FEATURES).flatMap(([name, open]) => open.map((file) => `${FEATURES}${name}/${file}`));

test('web features and routes import only from the front of another feature', () => {
  const against = crossings.filter(({ target }) => !fronts.includes(target));
  expect(against.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test('the front of a web feature lists only files that others use', () => {
  const used = new Set(crossings.map(({ target }) => target));
  expect(fronts.filter((file) => !used.has(file))).toEqual([]);
});

test('folders below the web features import none of them', () => {
  const below = crossings.filter(({ file }) => /^apps\/web\/app\/(api|lib|locales|session|ui)\//.test(file));
  expect(below.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});
