import { PassThrough } from 'node:stream';
import { COUNTRIES } from '@abroad/reference-data/countries';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  type ServerInstrumentation,
} from 'react-router';
import { loadRuleWords } from './features/forms/rule-words-provider.tsx';
import { keepCountries } from './lib/country-names.ts';
import { PageNonceContext } from './lib/page-nonce.ts';
import { readPreferences } from './lib/preferences.ts';
import { apiContext, nonceContext, patternContext, problemContext } from './lib/request-context.ts';
import { loadMessages } from './locales/index.ts';
import { localeNames } from './locales/pick-locale.ts';

// Loaders name things before a page is written.
keepCountries(COUNTRIES);
await Promise.all(Object.keys(localeNames).map((locale) => loadMessages(locale)));

export { setBrand } from '@abroad/contract/brand';
export { publicVisit } from './public-visit.server.ts';

/** The contexts that the server fills before each request, from the context objects of this very build. */
export const requestContexts = { nonceContext, apiContext, patternContext, problemContext };

/** Milliseconds after which late parts of a page are given up. */
export const streamTimeout = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale } = readPreferences(request);
  await loadRuleWords(locale);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') {
    return new Response(null, { status, headers });
  }
  return renderPage(request, status, headers, routerContext, context);
}

function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const report = context.get(problemContext);
  // Crawlers get the whole page at once; people get the frame as soon as it is ready.
  const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let answered = false;
    let finalStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <PageNonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </PageNonceContext>,
      {
        nonce,
        [readyEvent]() {
          answered = true;
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500;
          // Before the frame is out the error reaches `handleError` through the rejection.
          if (answered && !request.signal.aborted) {
            report(error);
          }
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
    timer.unref();
    request.signal.addEventListener('abort', () => abort());
  });
}

export const instrumentations: ServerInstrumentation[] = [
  {
    handler: (handler) =>
      handler.instrument({
        async request(handle, { context }) {
          const { meta } = await handle();
          if (meta) context?.get(patternContext)(meta.pattern);
        },
      }),
  },
];

/** A request for an unknown page or with a wrong method is not our error. */
const isTheirs = (error: unknown) => isRouteErrorResponse(error) && error.status < 500;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isTheirs(error)) {
    context.get(problemContext)(error);
  }
};
