import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const app = path.resolve(import.meta.dirname, '../app').replaceAll('\\', '/');
const catalogueFile = /\/app\/locales\/[a-z]{2}\.json$/;
const englishFile = `${app}/locales/en.json`;
/** The prefix of a module with the message of the key after it. */
const message = 'message:';

/**
 * Prepares the messages of `app/locales/<language>.json` while building.
 *
 * Each is compiled from ICU, so that no visitor downloads a parser. In the browser's build each English message is a module,
 * which the modules import that name its key: a page has exactly its own words. A key is written literally,
 * `'home.find'`, or by a template that begins with its feature: `home.step_${step}`.
 */
export function catalogues(): Plugin {
  let english: Promise<Compiled> | null = null;
  const readEnglish = () => (english ??= compiled(englishFile));
  return {
    name: 'catalogues',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^message:/ },
      handler: (source) => `\0${source}`,
    },
    async load(id) {
      const file = fileOf(id);
      const isInBrowser = this.environment.name === 'client';
      if (isInBrowser && file.startsWith(`\0${message}`)) {
        const key = file.slice(message.length + 1);
        const code = JSON.stringify({ [key]: (await readEnglish())[key] });
        return {
          code: `import { addEnglish } from '${app}/locales/english.ts';addEnglish(${code});`,
          moduleSideEffects: true,
        };
      }
      if (isInBrowser && file === englishFile) {
        return '{}';
      }
      return catalogueFile.test(file) ? JSON.stringify(await compiled(file)) : null;
    },
    async transform(code, id) {
      if (this.environment.name !== 'client' || !isOurs(fileOf(id))) {
        return null;
      }
      const imports = keysIn(code, Object.keys(await readEnglish())).map((key) => `import '${message}${key}';`);
      // On the first line, so that line numbers stay.
      return imports.length === 0 ? null : { code: imports.join('') + code, map: null };
    },
  };
}

/** Of the keys of all messages those that the code names, in their order. */
export function keysIn(code: string, all: readonly string[]): string[] {
  const features = [...new Set(all.map((key) => key.split('.')[0]))].join('|');
  const literals = new Set([...code.matchAll(/(['"])(\w+\.\w+)\1/g)].map(([, , literal]) => literal ?? ''));
  const templates = [...code.matchAll(new RegExp(`\`((?:${features})\\.[^\`]*)\``, 'g'))].map(
    ([, template = '']) => new RegExp(`^${template.replaceAll(/\$\{.*?\}/g, String.raw`\w+`)}$`),
  );
  return all.filter((key) => literals.has(key) || templates.some((template) => template.test(key)));
}

type Compiled = Readonly<Record<string, unknown>>;

function isOurs(file: string): boolean {
  return file.startsWith(app) && /\.tsx?$/.test(file) && !file.startsWith(`${app}/locales/`);
}

function fileOf(id: string): string {
  return (id.split('?')[0] ?? id).replaceAll('\\', '/');
}

async function compiled(file: string): Promise<Compiled> {
  const messages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const pairs = Object.entries(messages).map(([key, text]) => [key, compileMessage(key, text)]);
  return Object.fromEntries(pairs) as Compiled;
}

function compileMessage(key: string, text: string): unknown {
  try {
    return compileMessageOrThrow(text);
  } catch (error) {
    throw new Error(`the message ${key} is no ICU message: ${String(error)}`, { cause: error });
  }
}
