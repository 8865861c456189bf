import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { serveAsset } from '../../embedded/src/assets.ts';
import { redirect, sendPage } from '../../embedded/src/respond.ts';
import { setSecurityHeaders } from '../../embedded/src/security-headers.ts';
import { SIGNING_ALGORITHM } from './database.ts';
import type { Identity } from './exchange.ts';
import { serveInteraction } from './interactions.ts';
import { problemPage } from './pages.ts';
import { API_AUDIENCE, SIGN_OUT_EVERYWHERE_PATH } from './provider.ts';
import { endSessions } from './second-factors.ts';
import { viewOf } from './words.ts';

/** The user whose valid access token is sent. */
async function readSubject({ config, keys }: Identity, req: IncomingMessage): Promise<string | undefined> {
  const token = /^Bearer ([\w.-]+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';
  const { d: _private, ...key } = keys.signing;
  const expected = {
    issuer: config.issuer,
    audience: API_AUDIENCE,
    algorithms: [SIGNING_ALGORITHM],
    typ: 'at+jwt',
  };
  return jwtVerify(token, createLocalJWKSet({ keys: [key] } as JSONWebKeySet), expected).then(
    ({ payload }) => payload.sub,
    () => undefined,
  );
}

/**
 * Ends every session and refresh token of the user whose valid access token is sent: 204, or 401.
 * Only pages of the web application may send it from a browser.
 */
async function serveSignOutEverywhere(identity: Identity, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const headers = {
    'Access-Control-Allow-Origin': identity.config.web_origin,
    'Access-Control-Allow-Headers': 'authorization',
    'Access-Control-Allow-Methods': 'POST',
    'Cache-Control': 'no-store',
    Vary: 'Origin',
  };
  if (req.method === 'OPTIONS') {
    res.writeHead(204, headers).end();
    return;
  }
  if (req.method !== 'POST') {
    res.writeHead(405, { ...headers, Allow: 'POST' }).end();
    return;
  }
  const subject = await readSubject(identity, req);
  if (subject === undefined) {
    res.writeHead(401, { ...headers, 'WWW-Authenticate': 'Bearer error="invalid_token"' }).end();
    return;
  }
  await endSessions(identity.pool, subject);
  res.writeHead(204, headers).end();
}

/** One handler for everything: files, our pages, and the protocol's own endpoints. */
export function createRequestHandler(identity: Identity, onProblem: (message: string) => void): RequestListener {
  const { issuer, web_origin: webOrigin } = identity.config;
  const serveProtocol = identity.provider.callback();

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    setSecurityHeaders(res, webOrigin);
    // Put together, not resolved: a path that begins with two slashes would else name another host.
    const url = URL.parse(`${issuer}${req.url ?? '/'}`) ?? new URL(issuer);
    if (url.pathname === '/') {
      return redirect(res, `${webOrigin}/`);
    }
    if (serveAsset(req, res, url.pathname)) {
      return undefined;
    }
    const view = viewOf(req, webOrigin);
    try {
      if (url.pathname === SIGN_OUT_EVERYWHERE_PATH) {
        return await serveSignOutEverywhere(identity, req, res);
      }
      const isServed = await serveInteraction(identity, { req, res, url, view });
      return isServed ? undefined : await serveProtocol(req, res);
    } catch (error) {
      onProblem(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return res.headersSent ? void res.destroy() : sendPage(res, 500, problemPage(view, view.words.error.server));
    }
  }

  return (req, res) => void serve(req, res);
}
