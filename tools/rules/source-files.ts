import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
const SKIPPED = new Set(['node_modules', 'build', 'dist', '.git', '.data', '.react-router', 'coverage']);
const IMPORT =
  /(?:^|\n)\s*(?:(?:import|export)\s[^'"]*?from|import)\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  path: string;
  text: string;
  /** Its imports: a path from the root for our own files, otherwise the specifier as written. */
  imports: string[];
  is_test: boolean;
}

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!SKIPPED.has(entry.name)) {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        yield* walk(full);
      } else if (/\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts')) {
        yield full;
      }
    }
  }
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) {
    return path.relative(ROOT, path.resolve(path.dirname(from), specifier)).replaceAll('\\', '/');
  }
  const own = /^@abroad\/([\w-]+)(?:\/(.+))?$/.exec(specifier);
  if (own) {
    const folder = own[1] === 'api' ? 'apps/api' : `packages/${own[1]}`;
    return `${folder}/src/${own[2] ?? 'index'}.ts`;
  }
  return specifier;
}

function read(full: string): SourceFile {
  const text = readFileSync(full, 'utf8');
  const specifiers = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');
  const relative = path.relative(ROOT, full).replaceAll('\\', '/');
  return {
    path: relative,
    text,
    imports: specifiers.map((specifier) => resolveImport(full, specifier)),
    is_test: /\.(test|spec|test-helper)\.[jt]sx?$/.test(relative) || relative.includes('/testing/'),
  };
}

/** Every source file of the repository: apps, packages, tools, end-to-end tests and the laboratory. */
export function readSourceFiles(): SourceFile[] {
  const folders = ['apps', 'packages', 'tools', 'e2e', 'lab'].filter((folder) => existsSync(path.join(ROOT, folder)));
  return folders.flatMap((folder) => [...walk(path.join(ROOT, folder))].map(read));
}
