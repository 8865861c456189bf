import { createHeaders } from '@remix-run/node-fetch-server';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router';
import { createApiFetch } from './api-fetch.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { BARE_PAGE_POLICY, ERROR_PAGE } from './error-page.ts';
import type { IdentitySources } from './identity-sources.ts';
import type { PaymentSources } from './payment-sources.ts';
import type { GetBuild, WebBuild } from './server-build.ts';

interface Pages {
  app: FastifyInstance;
  build: GetBuild;
  identity: IdentitySources;
  /** Origins of the storage that takes pictures from the browser. */
  uploads: readonly string[];
  /** Who takes payments, by the path of a page. */
  paymentsOf: (url: string) => PaymentSources;
  development: boolean;
}

/** The request as the web's standards have it (Fetch), ended when the visitor leaves. */
function toWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return new Request(new URL(request.url, `${request.protocol}://${request.host}`), {
    method: request.method,
    headers: createHeaders(request.raw),
    body: request.body instanceof Buffer ? new Uint8Array(request.body) : null,
    signal: gone.signal,
  });
}

/** React Router answers with bare text when it can't even render the page for errors. */
function isBareFailure(response: Response): boolean {
  return response.status >= 500 && response.headers.get('content-type')?.startsWith('text/plain') === true;
}

const sendErrorPage = (reply: FastifyReply): FastifyReply =>
  reply.code(500).header('content-security-policy', BARE_PAGE_POLICY).type('text/html; charset=utf-8').send(ERROR_PAGE);

/** The request handler of a build, made anew only when Vite hands out another build. */
function handlerFor(mode: 'development' | 'production') {
  let known: { build: WebBuild; handle: RequestHandler } | null = null;
  return (build: WebBuild): RequestHandler => {
    if (known?.build !== build) known = { build, handle: createRequestHandler(build, mode) };
    return known.handle;
  };
}

/** Renders pages. The API's addresses are never taken for one. */
export function pageHandler({ app, build, identity, uploads, paymentsOf, development }: Pages) {
  const handlerOf = handlerFor(development ? 'development' : 'production');
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (/^\/api(\/|\?|$)/.test(request.url)) return reply.callNotFound();
    const nonce = randomBytes(16).toString('base64');
    const payments = paymentsOf(request.url);
    const policy = contentSecurityPolicy({ nonce, identity, uploads, payments, development });
    reply.header('content-security-policy', policy);
    reply.header('cache-control', 'private, no-cache');
    try {
      const current = await build();
      const { nonceContext, apiContext, patternContext, problemContext } = current.entry.module.requestContexts;
      const context = new RouterContextProvider();
      context.set(nonceContext, nonce);
      context.set(apiContext, { fetch: createApiFetch(app, request) });
      context.set(patternContext, (pattern) => (request.page_pattern = `/${pattern.replace(/^\//, '')}`));
      context.set(problemContext, (error) => request.log.error({ err: error }, 'a page could not be made whole'));
      const response = await handlerOf(current)(toWebRequest(request, reply), context);
      if (!development && isBareFailure(response)) return sendErrorPage(reply);
      return await reply.send(response);
    } catch (error) {
      request.log.error(error, 'a page could not be rendered');
      return sendErrorPage(reply);
    }
  };
}
