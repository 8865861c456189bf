import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { AppError } from '../../core/app-error.ts';
import type { Context } from '../../context.ts';
import type { EventStreams } from '../event-streams/event-streams.ts';
import type { LoadCounts } from '../load-shedding/load-shedding.ts';
import { routeName } from '../route-name.ts';
import { processMetrics } from './process-metrics.ts';
import { machineMetrics } from './machine-metrics.ts';
import { sharedMetrics } from './shared-metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer stays open as long as the client does. */
    is_stream?: boolean;
  }
}

/** Bucket limits in seconds, from cached answers to ones that users don't wait for. */
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const NO_ROUTE = 'none';

/** Digests have one length for all inputs, so comparing them takes constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Serves `/api/metrics` in Prometheus' text format (version 0.0.4) to clients with the configured token. Without a token
 * in the configuration the path doesn't exist. Paths appear as their route's pattern, without names or ids of users.
 */
export function installMetrics(
  app: FastifyInstance,
  context: Pick<Context, 'config' | 'clock' | 'role' | 'db' | 'database' | 'draining' | 'search_index' | 'tallies'> & {
    streams: EventStreams;
  },
  load: LoadCounts,
): void {
  const { metrics_token } = context.config;
  if (metrics_token === undefined) return;
  const expected = digest(`Bearer ${metrics_token}`);
  const registry = new Registry();
  const registers: [Registry] = [registry];
  processMetrics(registers, context, load);
  machineMetrics(registers, context);
  const lookAtDatabase = sharedMetrics(registers, context);
  const took = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_S,
    registers,
  });

  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    if (routeOptions.config.is_stream === true) return;
    const labels = { method, route: routeName(request) ?? NO_ROUTE, status: reply.statusCode };
    took.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/api/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(expected, digest(request.headers.authorization ?? ''))) {
      throw new AppError('NOT_FOUND');
    }
    await lookAtDatabase();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
