import type { SourceFile } from './source-files.ts';

/**
 * Finds import circles.
 * @returns each circle once, as its files in order, joined by arrows.
 */
export function findCircles(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, file.imports]));
  const done = new Set<string>();
  const path: string[] = [];
  const circles: string[] = [];
  const visit = (name: string) => {
    const seenAt = path.indexOf(name);
    if (seenAt !== -1) {
      circles.push([...path.slice(seenAt), name].join(' → '));
    } else if (!done.has(name)) {
      path.push(name);
      for (const target of imports.get(name) ?? []) {
        if (imports.has(target)) {
          visit(target);
        }
      }
      path.pop();
      done.add(name);
    }
  };
  for (const file of files) {
    visit(file.path);
  }
  return circles;
}
