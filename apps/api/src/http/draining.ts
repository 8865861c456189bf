import { setTimeout as later } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const LOOK_EVERY_MS = 100;

/**
 * Closes connections that become idle while the server closes. An answer that began before had promised to keep its
 * connection, and closing would wait until the keep-alive time is over.
 */
function endIdleConnections(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** From then on each answer closes its connection (RFC 9112, 9.6), so that the next request goes elsewhere. */
export function installDraining(app: FastifyInstance, draining: Context['draining']): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.has_begun) void reply.header('connection', 'close');
    done(null, payload);
  });
  endIdleConnections(app);
}

/**
 * Stops a server without failed requests: it reports that it isn't ready, still answers until load balancers have
 * noticed, then stops listening and finishes open requests.
 */
export async function stopServing(
  app: FastifyInstance,
  { config, draining }: Pick<Context, 'config' | 'draining'>,
): Promise<void> {
  draining.begin();
  if (config.drain_ms > 0) await later(config.drain_ms);
  await app.close();
}
