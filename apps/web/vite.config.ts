import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/catalogue-plugin.ts';
import { lightEndpoints } from './scripts/endpoints-plugin.ts';
import { laterParts } from './scripts/later-parts-plugin.ts';
import { plainLimits } from './scripts/limits-plugin.ts';
import { ownRouteModules } from './scripts/route-modules-plugin.ts';
import { sharedFiles } from './scripts/shared-files-plugin.ts';

export default defineConfig({
  plugins: [
    catalogues(),
    lightEndpoints(),
    laterParts(),
    plainLimits(),
    ownRouteModules(),
    reactRouter(),
    sharedFiles(),
  ],
  build: {
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  optimizeDeps: {
    // Found only behind a lazy import, a dependency would reload the page of a developer on its first use.
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.server.*', '!app/**/*.test.*', '!app/testing/**', '!app/routes.ts'],
    include: ['react-router/dom', 'oidc-client-ts', 'zod'],
  },
});
