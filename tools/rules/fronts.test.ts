import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../apps/api/src/features.ts';
import { readSourceFiles, ROOT } from './source-files.ts';
import { WEB_FEATURES } from './web-features.ts';

const code = readSourceFiles().filter((file) => /^(apps|packages)\//.test(file.path) && !file.is_test);
const styles = globSync('apps/web/app/**/*.css', { cwd: ROOT }).map((found) => {
  const file = found.replaceAll('\\', '/');
  const named = readFileSync(path.join(ROOT, file), 'utf8').matchAll(/@import ['"](\.[^'"]+)['"]/g);
  return {
    path: file,
    imports: [...named].map(([, target = '']) => path.posix.join(path.posix.dirname(file), target)),
  };
});

const API_FEATURES = Object.fromEntries(
  FEATURES.map((feature) => [feature.name, 'front' in feature ? feature.front : []]),
);

const ESTATES = [
  {
    name: 'the web',
    app: 'apps/web/app/',
    features: WEB_FEATURES,
    // A route may import any page.
    opens: (file: string, target: string) => file.startsWith('apps/web/app/routes/') && target.endsWith('-page.tsx'),
    below: /^(api|lib|locales|session|ui)\//,
  },
  {
    name: 'the API',
    app: 'apps/api/src/',
    features: API_FEATURES,
    // The list of features reads the manifests.
    opens: (file: string, target: string) => file === 'apps/api/src/features.ts' && target.endsWith('/feature.ts'),
    below: /^(core|db|providers|http)\//,
  },
];

describe.each(ESTATES)('the features of $name', ({ app, features, opens, below }) => {
  const folder = `${app}features/`;
  const order = Object.keys(features);
  const featureOf = (file: string) => (file.startsWith(folder) ? file.slice(folder.length).split('/')[0] : undefined);
  const fronts = Object.entries(features).flatMap(([name, open]) => open.map((file) => `${folder}${name}/${file}`));
  /** Imports into a feature from outside of its folder. */
  const crossings = [...code, ...styles].flatMap((file) =>
    file.imports.flatMap((target) => {
      const [from, to] = [featureOf(file.path), featureOf(target)];
      return to === undefined || to === from || opens(file.path, target) ? [] : [{ file: file.path, target, from, to }];
    }),
  );
  const named = (found: typeof crossings) => found.map(({ file, target }) => `${file} imports ${target}`);

  test('have a place in the order if others import them', () => {
    const present = new Set(code.map((file) => featureOf(file.path)));
    expect(order.filter((name) => !present.has(name))).toEqual([]);
    expect(named(crossings.filter(({ to }) => !order.includes(to)))).toEqual([]);
  });

  test('import only features to their left', () => {
    const isRight = ({ from, to }: (typeof crossings)[number]) =>
      from !== undefined && order.includes(from) && order.indexOf(to) > order.indexOf(from);
    expect(named(crossings.filter(isRight))).toEqual([]);
  });

  test('are imported only by the files of their front', () => {
    expect(named(crossings.filter(({ target }) => !fronts.includes(target)))).toEqual([]);
  });

  test('list only files in their front that others use', () => {
    const used = new Set(crossings.map(({ target }) => target));
    expect(fronts.filter((file) => !used.has(file))).toEqual([]);
  });

  test('are not imported by the folders below them', () => {
    const isBelow = (file: string) => file.startsWith(app) && below.test(file.slice(app.length));
    expect(named(crossings.filter(({ file }) => isBelow(file)))).toEqual([]);
  });

  test('have no file that re-exports others, but for what is loaded later together', () => {
    const inside = code.filter((file) => file.path.startsWith(folder));
    expect(inside.length).toBeGreaterThan(100);
    const later = code.flatMap(({ text }) => [...text.matchAll(/import\('[^']*?([^/']+)'\)/g)].map(([, name]) => name));
    const passing = inside.filter((file) => /^export (?:type )?(?:\*|\{[^}]*\}) from /m.test(file.text));
    const files = passing.map((file) => file.path);
    expect(files.filter((file) => !later.includes(path.posix.basename(file)))).toEqual([]);
  });
});

test('only who searches for universities loads what finds them: who stores the id of one asks the database', () => {
  const finds =
    /^(packages\/reference-data\/src\/university-index|apps\/api\/src\/features\/reference\/(university-list|service))\.ts$/;
  const searches =
    /^apps\/(api\/src\/(features\/(reference|universities)|views\/search)\/|server\/src\/start-server\.ts)/;
  const users = code.filter((file) => file.imports.some((target) => finds.test(target))).map((file) => file.path);
  expect(users.length).toBeGreaterThan(3);
  expect(users.filter((file) => !searches.test(file))).toEqual([]);
});

test('a manifest exports itself, and nothing else', () => {
  const manifests = code.filter((file) => /^apps\/api\/src\/features\/[^/]+\/feature\.ts$/.test(file.path));
  expect(manifests).toHaveLength(FEATURES.length);
  const others = manifests.flatMap((file) =>
    [...file.text.matchAll(/^export (?:async )?\w+ (\w+)/gm)]
      .filter(([, name = '']) => !name.endsWith('Feature'))
      .map(([, name]) => `${file.path}: ${name}`),
  );
  expect(others).toEqual([]);
});
