import { createHeaders } from '@remix-run/node-fetch-server';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router';
import { brand, isEmbedPage } from '@abroad/contract';
import { createApiFetch } from './api-fetch.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { BARE_PAGE_POLICY, errorPage } from './error-page.ts';
import type { IdentitySources } from './identity-sources.ts';
import type { PaymentSources } from './payment-sources.ts';
import type { GetBuild, WebBuild } from './server-build.ts';

interface Pages {
  app: FastifyInstance;
  build: GetBuild;
  /** Where the product is: an origin. */
  public_url: string;
  identity: IdentitySources;
  /** Origins of the storage that takes pictures from the browser. */
  uploads: readonly string[];
  /** Who takes payments, by the path of a page. */
  paymentsOf: (url: string) => PaymentSources;
  development: boolean;
}

/** The request as the web's standards have it (Fetch), ended when the visitor leaves. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, address: URL): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const headers = createHeaders(request.raw);
  headers.set('host', address.host);
  headers.delete('x-forwarded-host');
  return new Request(address, {
    method: request.method,
    headers,
    body: request.body instanceof Buffer ? new Uint8Array(request.body) : null,
    signal: gone.signal,
  });
}

/** Far deeper than any page lies. React Router looks for every part of an address by itself, which takes seconds for thousands of parts. */
const DEEPEST = 16;

/** The API's addresses are never taken for a page. */
const isNoPage = ({ pathname }: URL) => /^\/api(\/|$)/.test(pathname) || pathname.split('/').length > DEEPEST;

/** React Router answers with bare text when it can't even render the page for errors, and to what it takes for no request of ours. */
function isBareFailure(response: Response): boolean {
  return response.status >= 400 && response.headers.get('content-type')?.startsWith('text/plain') === true;
}

const sendErrorPage = (reply: FastifyReply): FastifyReply =>
  reply
    .code(500)
    .header('content-security-policy', BARE_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(errorPage());

/** The request handler of a build, made anew only when Vite hands out another build. */
function handlerFor(mode: 'development' | 'production') {
  let known: { build: WebBuild; handle: RequestHandler } | null = null;
  return (build: WebBuild): RequestHandler => {
    if (known?.build !== build) known = { build, handle: createRequestHandler(build, mode) };
    return known.handle;
  };
}

/** Renders pages. */
export function pageHandler({ app, build, public_url, identity, uploads, paymentsOf, development }: Pages) {
  const handlerOf = handlerFor(development ? 'development' : 'production');
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Below PUBLIC_URL alone: whatever a request says of host and protocol, its sender made up.
    const address = new URL(public_url + request.url);
    if (isNoPage(address)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    const payments = paymentsOf(address.pathname);
    const framed = isEmbedPage(address.pathname);
    const policy = contentSecurityPolicy({ nonce, identity, uploads, payments, framed, development });
    if (framed) reply.removeHeader('x-frame-options');
    reply.header('content-security-policy', policy);
    reply.header('cache-control', 'private, no-cache');
    try {
      const current = await build();
      const { requestContexts, setBrand } = current.entry.module;
      const { nonceContext, apiContext, patternContext, problemContext } = requestContexts;
      // A build has modules of its own, and Vite may hand out another one each time.
      setBrand(brand());
      const context = new RouterContextProvider();
      context.set(nonceContext, nonce);
      context.set(apiContext, { fetch: createApiFetch(app, request) });
      context.set(patternContext, (pattern) => (request.page_pattern = `/${pattern.replace(/^\//, '')}`));
      context.set(problemContext, (error) => request.log.error({ err: error }, 'a page could not be made whole'));
      const response = await handlerOf(current)(toWebRequest(request, reply, address), context);
      if (!development && isBareFailure(response)) {
        return response.status < 500 ? reply.callNotFound() : sendErrorPage(reply);
      }
      return await reply.send(response);
    } catch (error) {
      request.log.error(error, 'a page could not be rendered');
      return sendErrorPage(reply);
    }
  };
}
