import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import type { World } from './world.ts';

/** Notes every call, and lets it go wrong where a test says so. */
export function installFaults(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    world.requests.push(`${request.method} ${path}`);
    const fault = [...world.faults].find(([beginning]) => path.startsWith(beginning))?.[1];
    if (fault === undefined) {
      return;
    }
    if (fault === 'hangs') {
      reply.hijack();
    } else if (fault === 'stalls') {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/json' }).write('{"items":[');
    } else if (fault === 'resets') {
      reply.hijack();
      request.raw.socket.resetAndDestroy();
    } else if (fault === 'babbles') {
      await reply.header('content-type', 'text/html').send('<h1>Sign in to the airport network</h1>');
    } else {
      const error = new ApiError(fault.status, fault.reason);
      const body = path === '/token' || path === '/revoke' ? { error: fault.reason } : error.toJSON();
      const patience = fault.retry_after === undefined ? {} : { 'retry-after': fault.retry_after };
      await reply.code(fault.status).headers(patience).send(body);
    }
  });
}
