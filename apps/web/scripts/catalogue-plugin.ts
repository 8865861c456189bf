import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const app = path.resolve(import.meta.dirname, '../app');
const english = path.join(app, 'locales/en');
const catalogueFile = /\/app\/locales\/[a-z-]+\/(?!index\.ts$)[a-z-]+\.ts$/i;

/**
 * Prepares the messages of `app/locales/<language>/<feature>.ts` while building.
 *
 * Each is compiled from ICU, so that no visitor downloads a parser. And in the browser's build each module that names a
 * key `'feature.…'` imports that feature's English messages, so that they travel with the code which says them and the
 * home page does not carry the words of every other. Keys therefore begin with the name of their file.
 */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const file = fileOf(id);
      const inBrowser = this.environment.name === 'client';
      if (inBrowser && file === path.join(english, 'index.ts')) {
        return 'export default {};';
      }
      if (!catalogueFile.test(file)) {
        return null;
      }
      const messages = JSON.stringify(await compiled(file));
      if (!inBrowser || path.dirname(file) !== english) {
        return `export default ${messages};`;
      }
      const code = `import { addEnglish } from ${JSON.stringify(path.join(app, 'locales/english.ts'))};addEnglish(${messages});`;
      return { code, moduleSideEffects: true };
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || !isOurs(fileOf(id))) {
        return null;
      }
      const imports = featuresIn(code, featureNames()).map((name) => `import '${english}/${name}.ts';`);
      // On the first line, so that line numbers stay.
      return imports.length === 0 ? null : { code: imports.join('') + code, map: null };
    },
  };
}

/** The features whose keys the code names. */
export function featuresIn(code: string, names: readonly string[]): string[] {
  return names.filter((name) => new RegExp(`['"\`]${name}\\.[a-z]`).test(code));
}

function featureNames(): string[] {
  const files = readdirSync(english).filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  return files.map((file) => path.basename(file, '.ts'));
}

function isOurs(file: string): boolean {
  return file.startsWith(app) && /\.tsx?$/.test(file) && !file.startsWith(path.join(app, 'locales'));
}

function fileOf(id: string): string {
  return id.split('?')[0] ?? id;
}

async function compiled(file: string): Promise<Record<string, unknown>> {
  const module = (await import(file)) as { default: Record<string, string> };
  const pairs = Object.entries(module.default).map(([key, message]) => [key, compileMessage(key, message)]);
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

function compileMessage(key: string, message: string): unknown {
  try {
    return compileMessageOrThrow(message);
  } catch (error) {
    throw new Error(`the message ${key} is no ICU message: ${String(error)}`, { cause: error });
  }
}
