import { createHeaders } from '@remix-run/node-fetch-server';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router';
import type { Edition } from '@abroad/api/views/public-edition';
import { brand, isEmbedPage } from '@abroad/contract';
import { RETRY_AFTER_S } from './answer-busy.ts';
import { createApiFetch } from './api-fetch.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { BARE_PAGE_POLICY, errorPage } from './error-page.ts';
import { buildFor } from './hide-console.ts';
import type { IdentitySources } from './identity-sources.ts';
import { cut, keptPages, LONGEST_PAGE, momentOf, withNonce, type KeptPage, type Moment } from './kept-pages.ts';
import { videoSources, type PaymentSources } from './payment-sources.ts';
import type { GetBuild, PublicVisit, WebBuild } from './server-build.ts';
import { whenRead } from './when-read.ts';

interface Pages {
  app: FastifyInstance;
  build: GetBuild;
  /** Where the product is: an origin. */
  public_url: string;
  identity: IdentitySources;
  /** Origins of the storage that takes pictures from the browser. */
  uploads: readonly string[];
  /** Returns the payment provider's sources by the path of a page. */
  paymentsOf: (url: string) => PaymentSources;
  /** Asks what the public sees now. */
  edition: () => Promise<Edition>;
  development: boolean;
}

/** A visit whose page may have been made already. */
type KnownVisit = PublicVisit & { begun: Moment };

/**
 * The request as the web's standards have it (Fetch), ended when the visitor leaves.
 * @param headers all that the page may see of its visitor.
 */
function toWebRequest(request: FastifyRequest, reply: FastifyReply, address: URL, headers: Headers): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
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

/** The request handlers of builds, made anew only when Vite hands out another build. */
function handlerFor(mode: 'development' | 'production') {
  const known = new WeakMap<WebBuild, RequestHandler>();
  return (build: WebBuild): RequestHandler => {
    const handle = known.get(build) ?? createRequestHandler(build, mode);
    known.set(build, handle);
    return handle;
  };
}

function sendKept(request: FastifyRequest, reply: FastifyReply, page: KeptPage, nonce: string): FastifyReply {
  if (page.pattern !== undefined) request.page_pattern = page.pattern;
  for (const [name, value] of page.headers) void reply.header(name, value);
  return reply.send(withNonce(page, nonce));
}

/** Renders pages, and gives those again that the public would see just the same. */
export function pageHandler({ app, build, public_url, identity, uploads, paymentsOf, edition, development }: Pages) {
  const handlerOf = handlerFor(development ? 'development' : 'production');
  const pages = keptPages();

  async function knownVisit(request: FastifyRequest, address: URL, headers: Headers, { entry }: WebBuild) {
    const visit = development || request.method !== 'GET' ? null : entry.module.publicVisit(address, headers);
    if (visit === null) return null;
    // Without the database, the page shows the error itself.
    const now = await edition().catch(() => null);
    return now === null ? null : { ...visit, begun: momentOf(now) };
  }

  /** Renders a page, which is kept when it is whole: everything that it asked for was there. */
  async function render(
    request: FastifyRequest,
    reply: FastifyReply,
    { address, nonce, current, visit }: { address: URL; nonce: string; current: WebBuild; visit: KnownVisit | null },
  ): Promise<Response> {
    const { nonceContext, apiContext, patternContext, problemContext } = current.entry.module.requestContexts;
    let is_whole = true;
    const failed = () => void (is_whole = false);
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(apiContext, { fetch: createApiFetch(app, request, { is_public: visit !== null, failed }) });
    context.set(patternContext, (pattern) => (request.page_pattern = `/${pattern.replace(/^\//, '')}`));
    context.set(problemContext, (error) => {
      failed();
      request.log.error({ err: error }, 'a page could not be made whole');
    });
    const headers = visit?.headers ?? createHeaders(request.raw);
    const response = await handlerOf(current)(toWebRequest(request, reply, address, headers), context);
    // Clients and crawlers ask again for what can't be shown now.
    if (response.status === 503) response.headers.set('retry-after', String(RETRY_AFTER_S));
    // The router calls its routes public, and what a user is told is for them alone.
    if (request.headers.authorization !== undefined) response.headers.set('cache-control', 'private, no-store');
    if (visit === null || response.status !== 200 || response.headers.has('set-cookie')) return response;
    return whenRead(
      response,
      (page) => {
        const kept = { headers: [...response.headers], pattern: request.page_pattern, parts: cut(page, nonce) };
        if (is_whole) pages.keep(visit.key, kept, visit.begun);
      },
      LONGEST_PAGE,
    );
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Below PUBLIC_URL alone: whatever a request says of host and protocol, its sender made up.
    const address = new URL(public_url + request.url);
    if (isNoPage(address)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    const payments = paymentsOf(address.pathname);
    const framed = isEmbedPage(address.pathname);
    const videos = videoSources(address.pathname);
    const policy = contentSecurityPolicy({ nonce, identity, uploads, payments, videos, framed, development });
    if (framed) reply.removeHeader('x-frame-options');
    reply.header('content-security-policy', policy);
    reply.header('cache-control', 'private, no-cache');
    try {
      const { authorization } = request.headers;
      const fetch = createApiFetch(app, request);
      const current = await buildFor(await build(), { address, authorization, fetch });
      // A build has modules of its own, and Vite may hand out another one each time.
      current.entry.module.setBrand(brand());
      const visit = await knownVisit(request, address, createHeaders(request.raw), current);
      const known = visit && pages.find(visit.key, visit.begun);
      if (known) return sendKept(request, reply, known, nonce);
      const response = await render(request, reply, { address, nonce, current, visit });
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
