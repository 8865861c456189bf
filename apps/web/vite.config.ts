import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/catalogue-plugin.ts';
import { lightEndpoints } from './scripts/endpoints-plugin.ts';

/**
 * What nearly every page loads is in two files: many small ones compress worse (in all by 10 kB), and a page that needs
 * one of them needs them all. The share is the number of entries, routes and lazy parts together, that use a module.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@lingui[\\/]core)[\\/]/,
      priority: 2,
    },
    { name: 'frame', minShareCount: 11, priority: 1 },
  ],
};

export default defineConfig({
  plugins: [catalogues(), lightEndpoints(), reactRouter()],
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
