import { setTimeout as later } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const LOOK_EVERY_MS = 100;

/**
 * Ends connections that fall idle while the server closes. Whose answer had begun before it did was told that the connection stays; it
 * would be waited for until the keep-alive time is over.
 */
function endIdleConnections(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

/** From then on each answer ends its connection (RFC 9112, 9.6), so that the next request goes elsewhere. */
export function installDraining(app: FastifyInstance, draining: Context['draining']): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.has_begun) void reply.header('connection', 'close');
    done(null, payload);
  });
  endIdleConnections(app);
}

/**
 * Ends a server so that nobody who asks is failed: it says that it isn't ready, answers for as long as whatever stands in
 * front takes to notice, then stops listening and finishes what is under way.
 */
export async function stopServing(
  app: FastifyInstance,
  { config, draining }: Pick<Context, 'config' | 'draining'>,
): Promise<void> {
  draining.begin();
  if (config.drain_ms > 0) await later(config.drain_ms);
  await app.close();
}
