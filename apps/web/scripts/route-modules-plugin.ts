import path from 'node:path';
import type { Plugin } from 'vite';

const ours = path.resolve(import.meta.dirname, '../app/api/lost-pages.ts');
const importer = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]\w+\.js$/;

/**
 * Gives the browser's build our own `loadRouteModule`: React Router's reloads the present page if the script of the
 * next one can't be loaded, and has no setting for it. The build fails if it is not found, so that another version of
 * the router does not bring that back unnoticed.
 */
export function ownRouteModules(): Plugin {
  let isFound = false;
  return {
    name: 'own-route-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, from) {
      if (this.environment.name !== 'client' || source !== './routeModules.js' || !importer.test(from ?? '')) {
        return null;
      }
      isFound = true;
      return ours;
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isFound) {
        this.error('React Router loads its route modules elsewhere: see scripts/route-modules-plugin.ts');
      }
    },
  };
}
