import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileCatalogues } from './scripts/compile-catalogues.ts';

export default defineConfig({
  plugins: [compileCatalogues(), reactRouter()],
  build: {
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    target: 'es2023',
  },
  optimizeDeps: {
    // Found only behind a lazy import, each of these would reload the page of a developer on its first use.
    include: [
      '@tanstack/react-query',
      'zod',
      'oidc-client-ts',
      'react-hook-form',
      '@hookform/resolvers/zod',
      '@base-ui/react/combobox',
      '@base-ui/react/dialog',
      '@base-ui/react/menu',
      '@base-ui/react/toast',
    ],
  },
});
