import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findCircles } from './circles.ts';
import { readSourceFiles, ROOT } from './source-files.ts';
import { TIERS } from './tiers.ts';

const files = readSourceFiles();
const code = files.filter((file) => !file.is_test);
const isOurs = (target: string) => /^(apps|packages|tools|e2e|lab)\//.test(target);

test('imports follow the tiers', () => {
  const against = code.flatMap((file) => {
    const tier = TIERS.find((row) => row.files.test(file.path));
    return file.imports
      .filter((target) => isOurs(target) && tier !== undefined && !tier.may_import.test(target))
      .map((target) => `${file.path} imports ${target}: ${tier?.why}`);
  });
  expect(against).toEqual([]);
});

test('there are no import circles', () => {
  expect(findCircles(code)).toEqual([]);
});

test('the environment is read in the configuration only', () => {
  const allowed =
    /(^|\/)config\.ts$|^(?:tools|lab)\/|^packages\/client\/examples\/|\.config\.ts$|^apps\/(identity|server)\/src\/main\.ts$/;
  const readers = code.filter((file) => file.text.includes('process.env') && !allowed.test(file.path));
  expect(readers.map((file) => file.path)).toEqual([]);
});

test('nothing is kept on a connection between transactions, because a pooler lends it to other clients', () => {
  const held =
    /\bpg_(try_)?advisory_(unlock\w*|lock(_shared)?)\b|\b(create|declare) (temp|temporary)\b|\bset session\b/i;
  const holders = code.filter((file) => !file.is_test && file.path.startsWith('apps/') && held.test(file.text));
  expect(holders.map((file) => file.path)).toEqual([]);
});

test('[N-24] full names are formatted in one place, which knows their order', () => {
  // Search words, compared values and slugs don't depend on a reader.
  const allowed =
    /^packages\/contract\/src\/full-name\.ts$|\/(search-document|search-people|look-alikes|match-words|slugs)\.ts$/;
  const [given, family] = [String.raw`(first_?name|given_?name)`, String.raw`(last_?name|family_?name)`];
  const between = String.raw`\}?\s*(\$?\{|,?\s*' ',|\|\|\s*' '\s*\|\||\+\s*' '\s*\+)\s*[\w.?]*\b`;
  const glued = new RegExp(`\\b${given}${between}${family}\\b|\\b${family}${between}${given}\\b`, 'i');
  expect(glued.test('`${profile.first_name} ${profile.last_name}`')).toBe(true);
  expect(glued.test("concat(payer.first_name, ' ', payer.last_name)")).toBe(true);
  const gluing = code.filter((file) => /^(apps|packages)\//.test(file.path) && glued.test(file.text));
  expect(gluing.map((file) => file.path).filter((place) => !allowed.test(place))).toEqual([]);
});

test('no file has more than 300 lines of code', () => {
  const generated = /-data\.ts$|\/names\/|-rows\.ts$/;
  const long = files.filter((file) => !generated.test(file.path) && file.text.split('\n').length > 320);
  expect(long.map((file) => file.path)).toEqual([]);
});

test('[N-19] texts are written with our name, and all other code asks for the product’s name', () => {
  const allowed = /\/locales\/|\/testing\/|features\/identity\/terms\/|(contract|embedded)\/src\/brand\.ts$/;
  const named = code
    .filter((file) => /^(apps|packages)\//.test(file.path) && !allowed.test(file.path))
    .filter((file) => /Abroad Mentors/.test(file.text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')));
  expect(named.map((file) => file.path)).toEqual([]);
});

test('every screen takes its links from the link builder', () => {
  const pages = code.filter((file) => /^apps\/web\/app\/(routes|features)\//.test(file.path));
  const literal = pages.filter((file) => /\b(?:to|href)="\/[a-z]/.test(file.text));
  expect(literal.map((file) => file.path)).toEqual([]);
});

test('a script that fails to load breaks no page: lazy parts show the error in their place', () => {
  // The second matches code that fails by itself, and so does the third. The last shows nothing, with its script or without.
  const allowed = /features\/errors\/(later-part|failure-card)\.tsx$|ui\/toasts\.tsx$|offline\/offline-keeper\.tsx$/;
  const lazily = code.filter((file) => file.path.startsWith('apps/web/') && /\blazy\(/.test(file.text));
  expect(lazily.map((file) => file.path).filter((name) => !allowed.test(name))).toEqual([]);
});

test('no style differs between left and right, which would be wrong in Arabic', () => {
  const fourSides = /\b(?:padding|margin|inset):\s*(\S+) (\S+) (\S+) ([^\s;]+);/g;
  const against = globSync('apps/web/app/**/*.css', { cwd: ROOT }).flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return [...text.matchAll(fourSides)]
      .filter(([, , right, , left]) => right !== left)
      .map(([declaration]) => `${file}: ${declaration}`);
  });
  expect(against).toEqual([]);
});

test('the lock file names no registry and no absolute path', () => {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  expect(lock).not.toMatch(/"resolved": "(https?:|file:\/)/);
});
