import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keysIn } from '../../apps/web/scripts/catalogue-plugin.ts';
import { shareFiles, type BuiltModule } from '../../apps/web/scripts/share-files.ts';

const isEverywhere = (id: string) => id === 'root';

/** Modules by name, each with its imports, and after a `?` its dynamic imports. Pages start with a capital. */
function build(imports: Record<string, string[]>, size = 500): BuiltModule[] {
  return Object.entries(imports).map(([id, names]) => ({
    id,
    size,
    imports: names.filter((name) => !name.startsWith('?')),
    later: names.filter((name) => name.startsWith('?')).map((name) => name.slice(1)),
    isEntry: id === 'root' || /^[A-Z]/.test(id),
  }));
}

/** The files that a module needs, with everything that those import. */
function filesOf(start: string, modules: readonly BuiltModule[], names: ReadonlyMap<string, string>): Set<string> {
  const fileOf = (id: string) => names.get(id) ?? id;
  const files = new Set([fileOf(start)]);
  for (const file of files) {
    const inside = modules.filter(({ id }) => fileOf(id) === file);
    inside.flatMap(({ imports }) => imports).forEach((imported) => files.add(fileOf(imported)));
  }
  return files;
}

test('[U-23] modules that the same pages need are in one file, and what one page needs stays with it', () => {
  const modules = build({ Home: ['map', 'card', 'hero'], Search: ['map', 'card'], map: [], card: [], hero: [] });
  const names = shareFiles(modules, isEverywhere);
  expect(names.get('map')).toBe(names.get('card'));
  expect(names.has('hero')).toBe(false);
});

test('[U-23] what every page needs is in the file of all pages', () => {
  const modules = build({ root: ['icons'], Home: ['icons', 'map'], Search: ['icons', 'map'], icons: [], map: [] });
  expect([...shareFiles(modules, isEverywhere).keys()]).toEqual(['map']);
});

test('[U-23] a small module joins a file that some pages need without it, a large one doesn’t', () => {
  const imports = { Home: ['map', 'card'], Search: ['map', 'card'], Route: ['card'], map: [], card: [] };
  const together = shareFiles(build(imports, 500), isEverywhere);
  expect(together.get('map')).toBe(together.get('card'));
  const apart = shareFiles(build(imports, 50_000), isEverywhere);
  expect(apart.get('map')).not.toBe(apart.get('card'));
});

test('[U-23] a file that imports a heavy library is not merged with one that other pages need', () => {
  const needed = { Home: ['form', 'words'], Search: ['form', 'words'], Call: ['words'], form: ['heavy'], words: [] };
  // Its own pages give the library a separate file from the form's.
  const imports = { ...needed, Lab: ['heavy'], Trial: ['heavy'] };
  const modules = [...build(imports, 100), { id: 'heavy', size: 90_000, imports: [], later: [], isEntry: false }];
  const names = shareFiles(modules, isEverywhere);
  expect(filesOf('Call', modules, names)).not.toContain(names.get('heavy'));
});

test('[U-23] no two files of any build import each other', () => {
  const count = 14;
  const ids = Array.from({ length: count }, (_, at) => (at < 5 ? `Page${at}` : `part${at}`));
  // A module imports only later ones, like modules of the bundler outside circles.
  const graph = fc.array(fc.array(fc.nat(count - 1), { maxLength: 4 }), { minLength: count, maxLength: count });
  fc.assert(
    fc.property(graph, fc.integer({ min: 1, max: 20_000 }), (rows, size) => {
      const imports = rows.map((row, at) => [ids[at] ?? '', row.filter((to) => to > at).map((to) => ids[to] ?? '')]);
      const modules = build(Object.fromEntries(imports) as Record<string, string[]>, size);
      const names = shareFiles(modules, isEverywhere);
      const files = new Set(modules.map(({ id }) => names.get(id) ?? id));
      const imported = new Map([...files].map((file) => [file, importsOf(file, modules, names)]));
      for (const [file, others] of imported) {
        for (const other of others) expect(imported.get(other)).not.toContain(file);
      }
    }),
  );
});

/** The other files that are loaded with a file. */
function importsOf(file: string, modules: readonly BuiltModule[], names: ReadonlyMap<string, string>): Set<string> {
  const inside = modules.filter(({ id }) => (names.get(id) ?? id) === file);
  const found = new Set(inside.flatMap(({ id }) => [...filesOf(id, modules, names)]));
  found.delete(file);
  return found;
}

test('[U-23] a module loads the messages that it names, and no others of the same feature', () => {
  const keys = ['home.find', 'home.find_hint', 'search.free', 'search.sort_price', 'search.sort_price_reversed'];
  expect(keysIn(`t('home.find') + words("search.free")`, keys)).toEqual(['home.find', 'search.free']);
  expect(keysIn('t(`search.sort_${sort}_reversed`)', keys)).toEqual(['search.sort_price_reversed']);
  expect(keysIn('t(`search.sort_${sort}`)', keys)).toEqual(['search.sort_price', 'search.sort_price_reversed']);
  expect(keysIn(`'home.nothing' + 'other.find'`, keys)).toEqual([]);
});

test('[U-23] the start of a message key is never computed, so that the key can be found', () => {
  const app = path.resolve(import.meta.dirname, '../../apps/web/app');
  const files = globSync('**/*.{ts,tsx}', { cwd: app });
  expect(files.filter((file) => /\bt\(\s*`\$\{/.test(readFileSync(path.join(app, file), 'utf8')))).toEqual([]);
});
