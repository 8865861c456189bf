import { failureOf } from '@abroad/contract/api-failure';
import { inTime } from '@abroad/contract/in-time';
import { session } from '../session/session-store.ts';
import { clientId } from './client-id.ts';
import { waitForPage } from './lost-pages.ts';

type Fetch = typeof fetch;

/**
 * Applies the rules of every call to the router's own requests: they carry the client id, take 10 s at most, and
 * fail as a call does. The router only uses the global `fetch`.
 */
export function callForPageData(): void {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof URL && input.origin === location.origin ? input : null;
    const isOurs = ours.find(([ending]) => url?.pathname.endsWith(ending))?.[1];
    if (url === null || isOurs === undefined) return plain(input, init);
    const answer = fetchForRouter(plain, isOurs, url, init);
    return url.pathname === manifest ? answer.catch((error: unknown) => holdPage(error, url, init?.signal)) : answer;
  };
}

/** The router's address for more routes: requested ahead of time, or with a signal after a navigation has begun. */
const manifest = '/__manifest';

/** The signs that this server has answered: the answer of another one, such as a gateway, would become part of the page. */
const ours: readonly [ending: string, isOurs: (response: Response) => boolean][] = [
  ['.data', ({ headers }) => headers.has('x-remix-response')],
  [manifest, ({ ok }) => ok],
];

/** Some routes exist for some people only. A page that was loaded for one user is therefore not kept for the next. */
async function asSignedIn(headers: Headers): Promise<RequestInit> {
  const token = await session.accessToken().catch(() => null);
  if (token === null) return {};
  headers.set('authorization', `Bearer ${token}`);
  return { cache: 'no-store' };
}

/**
 * Without its script's address a page cannot be shown any more than without the script. Routes that were requested ahead
 * of time are requested again with the next link that appears: their loss, as on leaving the page, is nothing to report.
 */
function holdPage(error: unknown, { href }: URL, signal: AbortSignal | null | undefined): Promise<never> {
  if (!signal) return new Promise(() => {});
  if (signal.aborted) throw error;
  return waitForPage([href]);
}

function fetchForRouter(
  plain: Fetch,
  isOurs: (response: Response) => boolean,
  url: URL,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('x-client-id', clientId());
  const call = async (signal: AbortSignal) => {
    const own = url.pathname === manifest ? await asSignedIn(headers) : {};
    const response = await plain(url, { ...init, headers, ...own, signal });
    if (!isOurs(response)) {
      throw await failureOf(response);
    }
    // The body is read to its end, because that may time out as well.
    await response.clone().blob();
    return response;
  };
  return inTime(call, { signal: init.signal });
}
