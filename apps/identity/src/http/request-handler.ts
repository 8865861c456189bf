import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Identity } from '../interaction/exchange.ts';
import { serveInteraction } from '../interaction/routes.ts';
import { problemPage } from '../pages/error-page.ts';
import { viewOf } from '../pages/view.ts';
import { serveSignOutEverywhere, SIGN_OUT_EVERYWHERE_PATH } from '../sessions/sign-out-everywhere.ts';
import { serveAsset } from '../../../embedded/src/assets.ts';
import { redirect, sendPage } from '../../../embedded/src/respond.ts';
import { setSecurityHeaders } from '../../../embedded/src/security-headers.ts';

/** Live as long as the database answers. */
async function serveHealth({ pool }: Identity, res: ServerResponse): Promise<void> {
  const isHealthy = await pool.query('select 1').then(
    () => true,
    () => false,
  );
  res.writeHead(isHealthy ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify({ status: isHealthy ? 'ok' : 'unavailable' }));
}

/** One handler for everything: health, files, our pages, and the protocol's own endpoints. */
export function createRequestHandler(identity: Identity, onProblem: (message: string) => void): RequestListener {
  const { issuer, web_origin: webOrigin } = identity.config;
  const serveProtocol = identity.provider.callback();

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    setSecurityHeaders(res, webOrigin);
    // Put together, not resolved: a path that begins with two slashes would else name another host.
    const url = URL.parse(`${issuer}${req.url ?? '/'}`) ?? new URL(issuer);
    if (url.pathname === '/healthz') {
      return serveHealth(identity, res);
    }
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
