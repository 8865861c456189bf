import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../core/app-error.ts';
import type { Context } from '../../context.ts';
import { roomFor } from './room.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request can be shed under overload. */
    can_be_shed?: boolean;
  }
}

/** Metrics of open requests. */
export interface LoadCounts {
  /** The number of open reads. */
  under_way(): number;
  /** The number of shed requests since the start. */
  refused(): number;
}

const MEASURE_MS = 200;
/** Writes are answered as long as the process has memory for them: they wait for other servers, and there are few. */
const MOST_WRITES = 1000;
const RETRY_AFTER_S = { least: 1, spread: 4 };

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';
/** Pages call the API in process, without a connection; they were counted already. */
const comesFromOutside = ({ raw }: FastifyRequest) => raw.socket instanceof Socket;

/**
 * Load shedding: refuses requests with 503 and Retry-After if they would be answered too late, so that all others are
 * answered in time. Writes go before reads.
 */
export function installLoadShedding(
  app: FastifyInstance,
  { config, logger }: Pick<Context, 'config' | 'logger'>,
): LoadCounts {
  const target_ms = config.overload_delay_ms;
  if (target_ms === 0) return { under_way: () => 0, refused: () => 0 };
  const reads = roomFor(target_ms);
  let writes = 0;
  let refused = 0;
  let logged = 0;
  let measured_at = performance.now();
  const leaving = new WeakMap<FastifyReply, () => void>();

  function admit(request: FastifyRequest): (() => void) | null {
    if (isRead(request)) return reads.enter() ? () => reads.leave() : null;
    if (writes >= MOST_WRITES) return null;
    writes += 1;
    return () => void (writes -= 1);
  }

  const leave = (reply: FastifyReply) => {
    leaving.get(reply)?.();
    leaving.delete(reply);
  };

  const timer = setInterval(() => {
    const now = performance.now();
    reads.passed(now - measured_at);
    measured_at = now;
    if (refused > logged) {
      logger.warn({ refused: refused - logged }, 'more came than could be answered in time: some were turned away');
    }
    logged = refused;
  }, MEASURE_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.can_be_shed !== true || !comesFromOutside(request)) return;
    const out = admit(request);
    if (out === null) {
      refused += 1;
      const retry_after_s = RETRY_AFTER_S.least + Math.floor(Math.random() * RETRY_AFTER_S.spread);
      throw new AppError('UNAVAILABLE', { retry_after_s });
    }
    leaving.set(reply, out);
    // The client has closed the connection.
    reply.raw.once('close', () => leave(reply));
  });
  // The work is done; a slow reader takes no room.
  app.addHook('onSend', (_request, reply, payload, done) => {
    leave(reply);
    done(null, payload);
  });
  return { under_way: () => reads.under_way, refused: () => refused };
}
