import { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { createSampler } from '../core/sampler.ts';
import { routeName } from './route-name.ts';

/** As proxies write them: UUIDs, hexadecimal digits, or counters with separators. */
const REQUEST_ID = /^[\w.:=-]{8,128}$/;

/** Whether a request came over the network; a page's calls of the API stay in the process. */
const isFromOutside = ({ socket }: IncomingMessage) => socket instanceof Socket;

/**
 * Makes the ids of requests: the one in `X-Request-Id` of a proxy that is trusted, or of the page whose loader calls, otherwise a new one.
 * @param hops the number of trusted proxies.
 */
export const requestIds =
  (hops: number) =>
  (request: IncomingMessage): string => {
    const given = request.headers['x-request-id'];
    const isTrusted = hops > 0 || !isFromOutside(request);
    return isTrusted && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  };

/** Asked by machines every second. */
const QUIET: ReadonlySet<string | undefined> = new Set(['/api/health', '/api/health/ready', '/api/metrics']);
/** The limit of lines about failed requests. */
const MOST_A_MINUTE = 60;

/**
 * Writes one line at level `info` for each request from outside, with its id, the pattern of its route, the status and how long it took:
 * no path, and nothing about users. In an outage those that fail are sampled, and say how many were left out.
 */
export function installAccessLog(app: FastifyInstance, { logger }: Pick<Context, 'logger'>): void {
  if (!logger.isLevelEnabled('info')) return;
  const sample = createSampler(MOST_A_MINUTE);
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    if (QUIET.has(request.routeOptions.url) || !isFromOutside(request.raw)) return;
    const left_out = status >= 500 ? sample('failed') : 0;
    if (left_out === null) return;
    const line = { method: request.method, route: routeName(request) ?? 'none', status, ms: Math.round(elapsedTime) };
    request.log.info({ ...line, ...(left_out > 0 && { left_out }) }, 'a request was answered');
  });
}
