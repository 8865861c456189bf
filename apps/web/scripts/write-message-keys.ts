import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const web = path.resolve(import.meta.dirname, '..');

/** Writes the type of all keys of messages, found in the English files: TypeScript itself finds no files by a pattern. */
export function writeMessageKeys(): void {
  const keys = globSync('app/locales/en/!(index).ts', { cwd: web })
    .toSorted()
    .map((file) => `  | keyof (typeof import('../${file.replaceAll('\\', '/')}'))['default']`);
  const folder = path.join(web, '.react-router');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'message-key.ts'), `export type MessageKey =\n${keys.join('\n')};\n`);
}
