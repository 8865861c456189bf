// First of all, so that it comes before the schemas of any page.
import './lib/zod-without-eval.ts';
import { brand } from '@abroad/contract/brand';
import { isEmbedPage } from '@abroad/contract/embed-page';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { createQueryClient } from './api/query-client.ts';
import { serverClient } from './api/server-client.ts';
import { ErrorPage } from './features/errors/error-page.tsx';
import { Dock } from './features/layout/dock.tsx';
import { EarlyInputRecorder, EarlyInputReplay } from './features/layout/early-input.tsx';
import { Footer } from './features/layout/footer.tsx';
import { RuleWordsProvider } from './features/forms/rule-words-provider.tsx';
import { Header } from './features/layout/header.tsx';
import { LateScripts } from './features/layout/late-scripts.tsx';
import { NavigationProgress } from './features/layout/navigation-progress.tsx';
import { PageFocus } from './features/layout/page-focus.tsx';
import { TranslateProvider, useT } from './lib/i18n.tsx';
import { loadRates } from './features/money/load-rates.server.ts';
import { OfflineKeeper } from './features/offline/offline-keeper.tsx';
import { paths } from './lib/paths.ts';
import type { Preferences } from './lib/preferences.ts';
import { readOwnPreferences } from './lib/own-preferences.server.ts';
import { ViewerProvider } from './lib/viewer.tsx';
import { directionOf, sourceLocale } from './locales/pick-locale.ts';
import { SessionProvider } from './session/use-session.tsx';
import bricolage from './styles/fonts/bricolage-grotesque-latin.woff2?url';
import onest from './styles/fonts/onest-latin.woff2?url';
import './styles/index.css';
import { Toasts } from './ui/toasts.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  // A page that needs no sign-in is worth showing even if the settings cannot be loaded.
  const api = serverClient(context);
  const [config, rates] = await Promise.all([api.getConfig().catch(() => null), loadRates(api)]);
  const framed = isEmbedPage(new URL(request.url).pathname);
  return { preferences: readOwnPreferences(request), config, rates, framed, now: Date.now() };
}

/** Data that depend on cookies are only read again by a whole page load. */
export function shouldRevalidate({ defaultShouldRevalidate, formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined ? false : defaultShouldRevalidate;
}

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: paths.manifest() },
  ...[onest, bricolage].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

const firstVisit: Preferences = {
  locale: sourceLocale,
  theme: 'system',
  clock: '24',
  zone: null,
  signed_in: false,
  own_slug: null,
  currency: null,
};

/** The nonce of this page, which the server gives to its links by itself and React compares with the browser's. */
const pageNonce =
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLElement>('script[nonce]')?.nonce;

/** The document of every page, also of an error of the root itself, when there is no data. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const preferences = data?.preferences ?? firstVisit;
  return (
    <html
      lang={preferences.locale}
      dir={directionOf(preferences.locale)}
      data-theme={preferences.theme}
      data-brand={brand()}
      data-currency={preferences.currency ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <EarlyInputRecorder />
        <Meta />
        <Links nonce={pageNonce} />
      </head>
      <body>
        <Shell data={data}>{children}</Shell>
        <ScrollRestoration />
        <LateScripts />
        <EarlyInputReplay />
      </body>
    </html>
  );
}

/** The body of every page: the reader and their language, and the frame around the page. */
export function Shell({
  data,
  children,
}: {
  data: Awaited<ReturnType<typeof loader>> | undefined;
  children: ReactNode;
}) {
  const preferences = data?.preferences ?? firstVisit;
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TranslateProvider locale={preferences.locale}>
        <RuleWordsProvider locale={preferences.locale}>
          <ViewerProvider preferences={preferences} rates={data?.rates ?? null} now={data?.now ?? 0}>
            {/* There is no sign-in in a page of another site, whatever this document shows later. */}
            <SessionProvider
              settings={(!data?.framed && data?.config?.identity) || null}
              hinted={!data?.framed && preferences.signed_in}
            >
              <Frame
                preferences={preferences}
                mailbox={data?.config?.features.mailbox ?? false}
                imprint={data?.config?.features.imprint ?? false}
                withdrawal={data?.config?.features.withdrawal ?? false}
                contact={data?.config?.contact_email ?? null}
                framed={data?.framed ?? false}
              >
                {children}
              </Frame>
            </SessionProvider>
          </ViewerProvider>
        </RuleWordsProvider>
      </TranslateProvider>
    </QueryClientProvider>
  );
}

interface FrameProperties {
  preferences: Preferences;
  mailbox: boolean;
  imprint: boolean;
  withdrawal: boolean;
  contact: string | null;
  /** Whether the page is shown within another site, without the frame of our pages. */
  framed: boolean;
  children: ReactNode;
}

function Frame({ preferences, framed, children, ...foot }: FrameProperties) {
  const t = useT();
  if (framed) {
    return children;
  }
  return (
    <>
      <a className="skip-link" href="#main">
        {t('layout.skip')}
      </a>
      <NavigationProgress />
      <Header preferences={preferences} />
      <Dock />
      {children}
      <Footer {...foot} />
      <PageFocus />
      <OfflineKeeper />
      <Toasts closeLabel={t('errors.dismiss')} />
    </>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
