import type { Plugin } from 'vite';

/** Files of the build by name, with the names of those that each imports. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** @returns a circle of files that import each other, the first of them again at its end; null where there is none */
export function findCircle(imports: Imports): string[] | null {
  const done = new Set<string>();
  const look = (file: string, way: readonly string[]): string[] | null => {
    const begin = way.indexOf(file);
    if (begin >= 0) return [...way.slice(begin), file];
    if (done.has(file)) return null;
    for (const imported of imports.get(file) ?? []) {
      const circle = look(imported, [...way, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = look(file, []);
    if (circle !== null) return circle;
  }
  return null;
}

/**
 * Lets parts be together without what they import, which React Router's own settings rule out, as files might then import
 * each other in a circle and run in the wrong order: a build in which they do fails.
 */
export function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    enforce: 'post',
    configEnvironment(name) {
      // The file of a route may then give others what it shares with its lazy parts.
      return name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' as const } } }
        : null;
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = findCircle(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
      if (circle !== null) this.error(`Files import each other, see scripts/shared-files.ts: ${circle.join(' → ')}`);
    },
  };
}
