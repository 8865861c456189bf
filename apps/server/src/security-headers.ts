import type { Config } from '@abroad/api';
import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
const TWO_YEARS = 'max-age=63072000; includeSubDomains';

/** Headers that every answer carries, of the API and of the web. */
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'public_url'>): void {
  const isHttps = config.public_url.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
    if (isHttps) reply.header('strict-transport-security', TWO_YEARS);
  });
}
