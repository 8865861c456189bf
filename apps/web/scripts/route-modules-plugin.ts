import path from 'node:path';
import type { Plugin } from 'vite';

const ours = path.resolve(import.meta.dirname, '../app/api/lost-pages.ts');
const importer = /[\\/]react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]dom[\\/]ssr[\\/]\w+\.js$/;

/**
 * Gives the browser's build our own `loadRouteModule`: React Router's loads the present page anew where the script of the
 * next one does not come, and has no setting for it. A build in which it is not found fails, so that another version of
 * the router does not bring that back unseen.
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
