import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/catalogue-plugin.ts';
import { lightEndpoints } from './scripts/endpoints-plugin.ts';
import { ownRouteModules } from './scripts/route-modules-plugin.ts';
import { sharedFiles } from './scripts/shared-files.ts';
import { withoutCircles } from './scripts/shared-files-plugin.ts';

/**
 * What pages share is in a few files: many small ones compress worse (in all by 10 kB), and a page that needs one of
 * them needs them all. The root's file holds whatever the root imports; beside it stands what many parts share. The share
 * is the number of entries, routes and lazy parts together, that use a module.
 */
const codeSplitting = {
  // These three take along what their modules import, unless one of a higher priority has it; the others don't.
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@lingui[\\/]core)[\\/]/,
      priority: 4,
    },
    { name: 'every-page', test: /app[\\/]root\.tsx$/, priority: 3 },
    { name: 'frame', minShareCount: 28, priority: 2 },
    ...sharedFiles,
  ],
};

export default defineConfig({
  plugins: [catalogues(), lightEndpoints(), ownRouteModules(), reactRouter(), withoutCircles()],
  build: {
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
  optimizeDeps: {
    // Found only behind a lazy import, a dependency would reload the page of a developer on its first use.
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.server.*', '!app/**/*.test.*', '!app/testing/**', '!app/routes.ts'],
    include: ['react-router/dom', 'oidc-client-ts', 'zod'],
  },
});
