import path from 'node:path';
import type { Plugin } from 'vite';

const api = path.resolve(import.meta.dirname, '../app/api');
/** Modules of libraries, each with ours in its place. */
const REPLACED: ReadonlyMap<string, string> = new Map([
  // React Router's reloads the present page if the script of the next one can't be loaded, and has no setting for it.
  ['./routeModules.js', path.join(api, 'lost-pages.ts')],
  // Vite's function for lazy imports can't load a part that failed once.
  ['\0vite/preload-helper.js', path.join(api, 'load-later.ts')],
]);
/** Every page has them before any lazy part is loaded. */
const isEverywhere = /^assets\/(?:framework|every-page|rolldown-runtime)-/;

/**
 * Gives the browser's build our own functions that load pages and lazy parts, and with each lazy import the files that it needs.
 * A build that doesn't find a replaced module fails, so that another version of a library does not bring it back unnoticed.
 */
export function ownLoading(): Plugin {
  const found = new Set<string>();
  return {
    name: 'own-loading',
    apply: 'build',
    enforce: 'pre',
    configEnvironment(name) {
      const resolveDependencies = (file: string, others: string[]) =>
        [...new Set([file, ...others])].filter((needed) => !isEverywhere.test(needed));
      return name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies } } } : null;
    },
    resolveId: {
      filter: { id: /routeModules\.js$|preload-helper\.js$/ },
      handler(source) {
        const ours = REPLACED.get(source);
        if (this.environment.name !== 'client' || ours === undefined) return null;
        found.add(source);
        return ours;
      },
    },
    generateBundle() {
      if (this.environment.name === 'client' && found.size < REPLACED.size) {
        this.error('React Router or Vite has its function for loading elsewhere: see scripts/own-loading-plugin.ts');
      }
    },
  };
}
