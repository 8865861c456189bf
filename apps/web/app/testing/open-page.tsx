import { act, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createRoutesStub,
  Meta,
  Outlet,
  RouterContextProvider,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from 'react-router';
import { createElement, useEffect } from 'react';
import { expect, vi } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { removeCookie, writeCookie } from '../lib/cookies.ts';
import { apiContext } from '../lib/request-context.ts';
import type { Rates } from '../lib/own-money.ts';
import type { Preferences } from '../lib/preferences.ts';
import { loadMessages } from '../locales/index.ts';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { loadRuleWords } from '../features/forms/rule-words-provider.tsx';
import { session } from '../session/session-store.ts';
import * as root from '../root.tsx';
import table from '../routes.ts';
import { PlayedApi, type Answers } from './play-api.ts';
import { CONFIG, NOW, RECORD, USUAL_ANSWERS } from './sample-answers.ts';

interface PageModule {
  default?: React.ComponentType<object>;
  ErrorBoundary?: React.ComponentType<{ error: unknown }>;
  meta?: MetaFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  loader?: (given: object) => unknown;
  clientLoader?: (given: object) => unknown;
}

const modules = import.meta.glob<PageModule>(['../routes/*.tsx', '../features/*/*-page.tsx']);

/** A route of the product's table, whose module is loaded with its first visit. */
function toRoute({ path, index, file, children }: RouteConfigEntry): object {
  let loaded: PageModule = {};
  return {
    ...(index === true ? { index } : { path, children: children?.map(toRoute) }),
    Component: (properties: object) => createElement(loaded.default ?? Outlet, properties),
    // Its answer to an error depends on the reader; errors of other routes are left to the root.
    ...(path === '*' && {
      ErrorBoundary() {
        const error = useRouteError();
        return loaded.ErrorBoundary ? createElement(loaded.ErrorBoundary, { error }) : createElement(Outlet);
      },
    }),
    loader: async (given: object) => {
      loaded = (await modules[`../${file}`]?.()) ?? {};
      const serverLoader = () => Promise.resolve(loaded.loader?.(given) ?? null);
      // The first page of a document includes the server's data.
      const isBrought = place === '' && loaded.loader !== undefined;
      return loaded.clientLoader && !isBrought ? loaded.clientLoader({ ...given, serverLoader }) : serverLoader();
    },
    meta: (given: Parameters<MetaFunction>[0]) => loaded.meta?.(given),
    shouldRevalidate: (given: Parameters<ShouldRevalidateFunction>[0]) =>
      loaded.shouldRevalidate?.(given) ?? given.defaultShouldRevalidate,
  };
}

/** The address bar. */
let place = '';

function Root({ children }: { children?: React.ReactNode }) {
  const data = useRouteLoaderData<typeof root.loader>('root');
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    place = pathname + search + hash;
    // Code outside of the router reads the browser's address.
    history.replaceState(null, '', place);
  });
  return (
    <root.Shell data={data}>
      <Meta />
      {children ?? <Outlet />}
    </root.Shell>
  );
}

function RootError() {
  return (
    <Root>
      <ErrorPage error={useRouteError()} />
    </Root>
  );
}

/** Long enough for a machine with ten busy processes for each processor. */
const WAITING = { timeout: 30_000 };
configure({ asyncUtilTimeout: WAITING.timeout });

const STORED_SESSION = `am_oidc.user:${CONFIG.identity.provider === 'oidc' ? CONFIG.identity.issuer : ''}:web`;

/** The reader of a page: their claims, as the identity provider gives them. */
interface Reader {
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
}
const AMARA: Reader = {
  sub: RECORD.clerk_id,
  email: RECORD.email ?? '',
  given_name: RECORD.first_name,
  family_name: RECORD.last_name,
};

/** Changes the session like another tab that signs in or out, and waits until the page's modules know of it. */
async function keepSession(reader: Reader | null): Promise<void> {
  // The session ignores another user with the same id.
  if (reader !== null) await keepSession(null);
  if (reader === null) {
    localStorage.removeItem(STORED_SESSION);
  } else {
    const expires_at = Date.parse(NOW) / 1000 + 30 * 86_400;
    const kept = { access_token: 'token', refresh_token: 'refresh', expires_at, profile: reader };
    localStorage.setItem(STORED_SESSION, JSON.stringify(kept));
  }
  if (reader === null) removeCookie('am_signed_in');
  else writeCookie('am_signed_in', '1');
  session.start(CONFIG.identity);
  window.dispatchEvent(new StorageEvent('storage', { key: STORED_SESSION }));
  await vi.waitFor(() => expect(session.current().user?.id).toBe(reader?.sub), WAITING);
}

const opened: PlayedApi[] = [];

/**
 * Deletes the data that the pages of a test kept in the browser. For the set-up of each test file: this module is loaded once for many.
 * @returns their calls for which the test gave no answer
 */
export function forgetPages(): string[] {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name = ''] of document.cookie.split('; ').map((cookie) => cookie.split('='))) {
    removeCookie(name);
  }
  return [...new Set(opened.splice(0).flatMap(({ unanswered }) => unanswered))];
}

/**
 * Opens a page of the product by its address, in a DOM, with the frame around it. There is no layout, and the time is `NOW`:
 * it goes on by itself, and by `advance`.
 * @param address path and query
 * @param given.as the signed-in person; left out: Amara, a student. Null: signed out.
 * @param given.rates for prices in the reader's `currency`; left out: none are available.
 * @param given.answers of the API, beside the usual ones; a call without an answer fails the test.
 * @returns the played API, a user with keyboard and mouse, and the address bar.
 */
export async function openPage(
  address: string,
  {
    as = AMARA,
    answers = {},
    locale = 'en',
    clock = '24',
    currency = null,
    rates = null,
  }: { as?: Reader | null; answers?: Answers; rates?: Rates | null } & Partial<
    Pick<Preferences, 'locale' | 'clock' | 'currency'>
  > = {},
) {
  vi.useFakeTimers({
    now: Date.parse(NOW),
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const api = new PlayedApi({ ...USUAL_ANSWERS, ...answers });
  opened.push(api);
  place = '';
  history.replaceState(null, '', address);
  vi.stubGlobal('fetch', api.fetch);
  await keepSession(as);
  await Promise.all([loadMessages(locale), loadRuleWords(locale)]);
  document.documentElement.lang = locale;
  const preferences: Preferences = {
    locale,
    theme: 'system',
    clock,
    zone: 'Asia/Ho_Chi_Minh',
    signed_in: as !== null,
    own_slug: null,
    currency,
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { fetch: api.fetch });
  const config = await api.fetch('/api/config.json').then((response) => response.json());
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        Component: Root,
        ErrorBoundary: RootError,
        HydrateFallback: () => null,
        loader: () => ({ preferences, config, rates, framed: false, now: Date.parse(NOW) }),
        children: table.map(toRoute),
      },
    ],
    context,
  );
  render(<Stub initialEntries={[address]} />);
  await waitFor(() => expect(screen.getByRole('main')).toBeTruthy());
  return {
    api,
    user: userEvent.setup({ delay: null }),
    /** Path, query and fragment of the page that is shown. */
    address: () => place,
  };
}

/** Audits the shown page with axe, by the rules that need no layout: names, roles, labels, order of headings. */
export async function auditDom(part: Element = document.body): Promise<void> {
  const { default: axe } = await import('axe-core');
  // A page that is still loading is audited when it is there.
  await waitFor(() => expect(document.querySelector('.site-progress')).toBeNull(), WAITING);
  vi.useRealTimers();
  const { violations } = await axe.run(part, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Advances the clock, and runs the timers that wait for it. @param ms milliseconds */
export async function advance(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** The error card, once all three attempts of a call have failed. */
export async function afterRetries(): Promise<HTMLElement> {
  await advance(4000);
  return (await screen.findByRole('heading', { name: 'Something went wrong' })).closest('[role=alert]') as HTMLElement;
}
