import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../api/query-client.ts';
import { TranslateProvider } from '../lib/i18n.tsx';
import { ViewerProvider } from '../lib/viewer.tsx';
import type { Preferences } from '../lib/preferences.ts';
import type { IdentitySettings } from '../session/types.ts';
import { SessionProvider } from '../session/use-session.tsx';

/** The HTML of an element in a page: with router, words, clock and no signed-in user. */
export function renderPage(
  content: ReactNode,
  address = '/',
  locale: Preferences['locale'] = 'en',
  settings: IdentitySettings | null = null,
): string {
  const router = createMemoryRouter([{ path: '*', element: content }], { initialEntries: [address] });
  const preferences = {
    locale,
    theme: 'system',
    clock: '24',
    zone: 'Asia/Ho_Chi_Minh',
    signed_in: false,
    own_slug: null,
    currency: null,
  } as const;
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <TranslateProvider locale={locale}>
        <ViewerProvider preferences={preferences} now={Date.parse('2026-11-20T09:18:00Z')}>
          <SessionProvider settings={settings} hinted={false}>
            <RouterProvider router={router} />
          </SessionProvider>
        </ViewerProvider>
      </TranslateProvider>
    </QueryClientProvider>,
  );
}
