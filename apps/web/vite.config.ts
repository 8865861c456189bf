import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { catalogues } from './scripts/catalogue-plugin.ts';
import { lightEndpoints } from './scripts/endpoints-plugin.ts';

/** What the header asks for and shows once somebody is signed in. */
const signedIn =
  /app[\\/](?:features[\\/](?:avatar[\\/](?:avatar-key|load-avatar|use-avatar)|layout[\\/](?:account-menu|role-links|finish-profile))|session[\\/](?:use-role|use-resources))\./;

/** How a service is shown, wherever one is. */
const services = /(?:approximate-price|cancel-words|platform-words|radio-card|booking-rules[\\/]src[\\/]refund)\./;

/** What a profile tells, on the page of whoever reads it and of whoever owns it. */
const profileParts = /(?:profile-path|profile-story|profile-waiting|lib[\\/]months)\./;

/**
 * What pages share is in a few files: many small ones compress worse (in all by 10 kB), and a page that needs one of
 * them needs them all. The root's file holds whatever the root imports; beside it stands what many parts share. The share
 * is the number of entries, routes and lazy parts together, that use a module.
 */
const codeSplitting = {
  // A group takes what its modules import along, unless one of a higher priority has it.
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@lingui[\\/]core)[\\/]/,
      priority: 4,
    },
    { name: 'every-page', test: /app[\\/]root\.tsx$/, priority: 3 },
    { name: 'frame', minShareCount: 28, priority: 2 },
    { name: 'signed-in', test: signedIn, priority: 1 },
    { name: 'services', test: services, priority: 1 },
    { name: 'profile-parts', test: profileParts, priority: 1 },
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
