import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/catalogue-plugin.ts';
import { lightEndpoints } from './scripts/endpoints-plugin.ts';

/** What the header asks for and shows once somebody is signed in. */
const signedIn = modulesOf({
  'features/layout': ['account-menu', 'role-links', 'finish-profile'],
  session: ['use-role', 'roles', 'use-has-profile', 'use-resources', 'ensure-record'],
});

/** What the root holds, and with it every page, however few others share it. */
const everyPage = modulesOf({
  'features/layout': [
    'brand',
    'header',
    'header-link',
    'footer',
    'theme',
    'theme-switch',
    'navigation-progress',
    'offline-notice',
  ],
  'features/errors': [
    'error-page',
    'error-details',
    'failure-card',
    'failure-words',
    'not-found',
    'recovery-buttons',
    'use-remembered',
  ],
  ui: ['drop-menu', 'error-card', 'segments', 'toasts', 'plain-toasts'],
});

/** Matches the files of some modules of the app, by folder, on any system. */
function modulesOf(folders: Record<string, readonly string[]>): RegExp {
  const files = Object.entries(folders).map(([folder, names]) => `${folder}/(?:${names.join('|')})`);
  return new RegExp(`/app/(?:${files.join('|')})\\.tsx?$`.replaceAll('/', '[\\\\/]'));
}

/**
 * What nearly every page loads is in two files: many small ones compress worse (in all by 10 kB), and a page that needs
 * one of them needs them all. The share is the number of entries, routes and lazy parts together, that use a module.
 */
const codeSplitting = {
  groups: [
    { name: 'signed-in', test: signedIn, priority: 3 },
    { name: 'frame', test: everyPage, priority: 3 },
    {
      name: 'framework',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@lingui[\\/]core)[\\/]/,
      priority: 2,
    },
    { name: 'frame', minShareCount: 10, priority: 1 },
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
