import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  // For browsers without `frame-ancestors`, and those whose XSS filters do more harm than good.
  'x-frame-options': 'DENY',
  'x-xss-protection': '0',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
const TWO_YEARS = 'max-age=63072000; includeSubDomains';

/** Headers of every answer, of the API, of the web and of shed requests. */
export function installSecurityHeaders(
  app: FastifyInstance,
  { public_url }: Pick<Context['config'], 'public_url'>,
): void {
  const isHttps = public_url.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
    if (isHttps) reply.header('strict-transport-security', TWO_YEARS);
  });
}
