import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const catalogueFile = /\/app\/locales\/[a-z-]+\/(?!index\.ts$)[a-z-]+\.ts$/i;

/**
 * Compiles the ICU messages of `app/locales/<language>/<feature>.ts` while building, so that no visitor downloads a
 * parser. Each file has to export one flat object of messages as its default.
 */
export function compileCatalogues(): Plugin {
  return {
    name: 'compile-catalogues',
    apply: 'build',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!catalogueFile.test(file)) {
        return null;
      }
      const module = (await import(file)) as { default: Record<string, string> };
      const compiled = Object.entries(module.default).map(([key, message]) => [key, compileMessage(key, message)]);
      return `export default ${JSON.stringify(Object.fromEntries(compiled))};`;
    },
  };
}

function compileMessage(key: string, message: string): unknown {
  try {
    return compileMessageOrThrow(message);
  } catch (error) {
    throw new Error(`the message ${key} is no ICU message: ${String(error)}`, { cause: error });
  }
}
