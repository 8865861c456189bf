import path from 'node:path';
import type { Plugin } from 'vite';

const ours = path.resolve(import.meta.dirname, '../app/api/load-later.ts');
/** The module in which Vite keeps its function for lazy imports. */
const viteHelper = '\0vite/preload-helper.js';
/** Every page has them before any lazy part is loaded. */
const isEverywhere = /^assets\/(?:framework|every-page|rolldown-runtime)-/;

/**
 * Gives the browser's build our own function for lazy imports, and with each import the files that it needs. A build in which
 * Vite has its function elsewhere fails, so that another version does not bring it back unnoticed.
 */
export function laterParts(): Plugin {
  let isFound = false;
  return {
    name: 'later-parts',
    apply: 'build',
    configEnvironment(name) {
      const resolveDependencies = (file: string, others: string[]) =>
        [...new Set([file, ...others])].filter((needed) => !isEverywhere.test(needed));
      return name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies } } } : null;
    },
    transform(_code, id) {
      if (this.environment.name !== 'client' || id !== viteHelper) return null;
      isFound = true;
      return { code: `export { loadLater as __vitePreload } from ${JSON.stringify(ours)};`, map: null };
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isFound) {
        this.error('Vite has its function for lazy imports elsewhere: see scripts/later-parts-plugin.ts');
      }
    },
  };
}
