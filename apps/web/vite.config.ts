import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/catalogue-plugin.ts';
import { lightEndpoints } from './scripts/endpoints-plugin.ts';
import { ownLoading } from './scripts/own-loading-plugin.ts';

/**
 * Two files of the browser's build have the modules of every page, and all that those import: the framework and ours. By default
 * they are split by the pages that use each module: 100 files for the home page.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@lingui[\\/]core)[\\/]/,
    priority: 2,
  },
  { name: 'every-page', test: /app[\\/]root\.tsx$/, priority: 1 },
];

export default defineConfig({
  plugins: [catalogues(), lightEndpoints(), ownLoading(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
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
