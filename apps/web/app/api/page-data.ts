import { failureOf } from '@abroad/contract/api-failure';
import { inTime } from '@abroad/contract/in-time';
import { clientId } from './client-id.ts';

type Fetch = typeof fetch;

/**
 * Lets what the router fetches by itself go by the rules of every call: it carries the client id, takes 10 s at most, and
 * fails as a call does. The router calls the global `fetch` and takes no other.
 */
export function callForPageData(): void {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const path = input instanceof URL && input.origin === location.origin ? input.pathname : '';
    const isOurs = ours.find(([ending]) => path.endsWith(ending))?.[1];
    return isOurs === undefined ? plain(input, init) : fetchForRouter(plain, isOurs, input, init);
  };
}

/** How it is known that this server has answered: what another one says, as a gateway does, would become part of the page. */
const ours: readonly [ending: string, isOurs: (response: Response) => boolean][] = [
  ['.data', ({ headers }) => headers.has('x-remix-response')],
  ['/__manifest', ({ ok }) => ok],
];

type Fetched = Parameters<Fetch>;

function fetchForRouter(
  plain: Fetch,
  isOurs: (response: Response) => boolean,
  input: Fetched[0],
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('x-client-id', clientId());
  const call = async (signal: AbortSignal) => {
    const response = await plain(input, { ...init, headers, signal });
    if (!isOurs(response)) {
      throw await failureOf(response);
    }
    // To its end, for time runs out there as well.
    await response.clone().blob();
    return response;
  };
  return inTime(call, { signal: init.signal });
}
