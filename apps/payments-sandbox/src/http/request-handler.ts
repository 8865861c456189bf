import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { serveAsset } from '../../../embedded/src/assets.ts';
import { sendPage } from '../../../embedded/src/respond.ts';
import { setSecurityHeaders } from '../../../embedded/src/security-headers.ts';
import { readTheme } from '../../../embedded/src/theme.ts';
import { insufficient } from '../transfers.ts';
import { aboutPage, messagePage } from '../pages.ts';
import type { Sandbox } from '../sandbox.ts';
import { serveChallenge, serveOnboarding } from './serve-pages.ts';
import { serveApi } from './serve-api.ts';

/**
 * A deliberate fault of a request: never answered, cut off, failed, done with the answer lost, or done with the
 * answer late. `no_funds`: refused because the balance is too small.
 */
export type Fault = 'hang' | 'reset' | 'fail' | 'lose_answer' | 'answer_late' | 'no_funds';
export type FaultOf = (request: { method: string; path: string }) => Fault | null;

/** Only pages of the product may talk to it from a browser, as pages with Stripe's script do. */
function allowBrowsers(res: ServerResponse, webOrigin: string): void {
  res.setHeader('Access-Control-Allow-Origin', webOrigin);
  res.setHeader('Vary', 'Origin');
  res.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  res.setHeader('Access-Control-Max-Age', '600');
}

/** Longer than a client waits. */
const LATE_MS = 4_000;

/** Answers what was done when the client has stopped waiting. */
function delay(res: ServerResponse): void {
  const { end } = res;
  res.end = ((...given: unknown[]) => {
    setTimeout(() => void Reflect.apply(end, res, given), LATE_MS);
    return res;
  }) as typeof end;
}

/** @returns whether the request is over with that */
function spoil(fault: Fault | null, req: IncomingMessage, res: ServerResponse): boolean {
  if (fault === 'reset') {
    req.socket.resetAndDestroy();
  }
  if (fault === 'fail') {
    const error = { type: 'api_error', message: 'Something went wrong on purpose.' };
    res.writeHead(500, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error }));
  }
  if (fault === 'lose_answer') {
    res.writeHead = () => {
      req.socket.resetAndDestroy();
      return res;
    };
  }
  if (fault === 'answer_late') {
    delay(res);
  }
  if (fault === 'no_funds') {
    const { status, body } = insufficient('You have insufficient available funds in your Stripe account.');
    res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ error: body }));
  }
  return fault === 'hang' || fault === 'reset' || fault === 'fail' || fault === 'no_funds';
}

async function serveHealth({ pool }: Sandbox, res: ServerResponse): Promise<void> {
  const isHealthy = await pool.query('select 1').then(
    () => true,
    () => false,
  );
  res.writeHead(isHealthy ? 200 : 503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify({ status: isHealthy ? 'ok' : 'unavailable' }));
}

/** One handler for everything: health, files, the pages, and the interface. */
export function createRequestHandler(
  sandbox: Sandbox,
  onProblem: (message: string) => void,
  faultOf: FaultOf,
): RequestListener {
  const { origin, web_origin: webOrigin } = sandbox.config;

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    setSecurityHeaders(res, webOrigin);
    const url = URL.parse(`${origin}${req.url ?? '/'}`) ?? new URL(origin);
    const view = { webOrigin, theme: readTheme(req) };
    if (url.pathname === '/healthz') {
      return serveHealth(sandbox, res);
    }
    if (url.pathname.startsWith('/v1/') || url.pathname.startsWith('/v2/')) {
      allowBrowsers(res, webOrigin);
      if (req.method === 'OPTIONS') {
        return void res.writeHead(204).end();
      }
      const isOver = spoil(faultOf({ method: req.method ?? '', path: url.pathname }), req, res);
      return isOver ? undefined : serveApi(sandbox, { req, res, url }, onProblem);
    }
    if (url.pathname.startsWith('/challenge/')) {
      return serveChallenge(sandbox, { req, res, url, view });
    }
    if (url.pathname.startsWith('/connect/')) {
      return serveOnboarding(sandbox, { req, res, url, view });
    }
    if (url.pathname === '/') {
      return sendPage(res, 200, aboutPage(view));
    }
    return serveAsset(req, res, url.pathname)
      ? undefined
      : sendPage(res, 404, messagePage(view, 'Page not found', 'This page doesn’t exist.'));
  }

  return (req, res) =>
    void serve(req, res).catch((error: unknown) => {
      onProblem(error instanceof Error ? (error.stack ?? error.message) : String(error));
      res.destroy();
    });
}
