import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Histogram, Registry, Gauge } from 'prom-client';
import { AppError } from '../../core/app-error.ts';
import type { Context } from '../../context.ts';
import type { EventStreams } from '../event-streams/event-streams.ts';
import type { LoadCounts } from '../load-shedding/load-shedding.ts';
import { routeName } from '../route-name.ts';
import { hasWorker } from '../../db/has-worker.ts';
import { processMetrics } from './process-metrics.ts';
import { watchCertificate } from './certificate.ts';
import { readDatabaseDisk, readDisks, type Disk } from './disks.ts';
import { backupAge, calendarStates, jobStandings, payoutStates, waitingMails } from './standings.ts';

/** Metrics of the database, the same in all processes. @returns a function that reads them again. */
function sharedMetrics(registers: [Registry], { db }: Pick<Context, 'db'>): () => Promise<void> {
  const byTask = (name: string, help: string) => new Gauge({ name, help, labelNames: ['task'] as const, registers });
  const plain = (name: string, help: string) => new Gauge({ name, help, registers });
  const due = byTask('jobs_due', 'Jobs that should be done by now, also those that failed and wait for their next try');
  const retrying = byTask('jobs_retrying', 'Jobs that failed and wait for their next try');
  const failed = byTask('jobs_failed', 'Jobs that were tried as often as they may be');
  const oldest = byTask('jobs_oldest_due_seconds', 'How long ago the oldest job that should be done was first due');
  const mails = plain('mails_waiting', 'Mails that are written and were not taken by the mail server yet');
  const oldestMail = plain('mails_oldest_waiting_seconds', 'How long ago the oldest of them was written');
  const byState = (name: string, help: string) => new Gauge({ name, help, labelNames: ['state'] as const, registers });
  const calendars = byState('calendars', 'Calendars in use, by how they could be read last');
  const payouts = byState('payouts', 'Payouts that are not over, by what they wait for');
  const oldestPayout = byState('payouts_oldest_seconds', 'How long ago the oldest of them last changed');
  const backup = plain(
    'backup_age_seconds',
    'How long ago the last backup was made, or, without one, the first migration',
  );
  const worker = plain('worker_alive', 'Whether anybody works off jobs, in whichever process');
  const up = plain('database_up', 'Whether the database answered this look');
  const all = [due, retrying, failed, oldest, mails, oldestMail, calendars, payouts, oldestPayout, backup];

  async function look(): Promise<void> {
    for (const { task, ...now } of await jobStandings(db)) {
      due.set({ task }, now.due);
      retrying.set({ task }, now.retrying);
      failed.set({ task }, now.failed);
      oldest.set({ task }, now.oldest_s);
    }
    const waiting = await waitingMails(db);
    mails.set(waiting.count);
    oldestMail.set(waiting.oldest_s);
    for (const { state, count } of await calendarStates(db)) calendars.set({ state }, count);
    for (const { state, count, oldest_s } of await payoutStates(db)) {
      payouts.set({ state }, count);
      oldestPayout.set({ state }, oldest_s);
    }
    backup.set(await backupAge(db));
    worker.set(Number(await hasWorker(db)));
  }

  return async () => {
    for (const one of all) one.reset();
    worker.set(0);
    try {
      await look();
      up.set(1);
    } catch {
      up.set(0);
    }
  };
}

/** Metrics of limited resources around this process: its disks, and the certificate of the public address. */
function machineMetrics(registers: [Registry], { config, clock, db }: Pick<Context, 'config' | 'clock' | 'db'>): void {
  let reading: Promise<Disk[]> | null = null;
  /** Both gauges are collected at once, by one look. */
  const disks = () =>
    (reading ??= Promise.all([readDisks(config).catch(() => []), readDatabaseDisk(db).catch(() => null)])
      .then((found) => found.flat().filter((disk) => disk !== null))
      .finally(() => {
        reading = null;
      }));
  const ofDisks = (name: string, help: string, what: 'size_bytes' | 'free_bytes') => {
    const gauge: Gauge<'of'> = new Gauge({
      name,
      help,
      labelNames: ['of'] as const,
      registers,
      async collect() {
        const found = await disks();
        gauge.reset();
        for (const disk of found) gauge.set({ of: disk.of }, disk[what]);
      },
    });
  };
  ofDisks('disk_size_bytes', 'The size of the file system that holds such files', 'size_bytes');
  ofDisks('disk_free_bytes', 'What is free of it', 'free_bytes');
  const secondsLeft = watchCertificate(config.public_url, () => clock.now());
  const certificate: Gauge = new Gauge({
    name: 'certificate_remaining_seconds',
    help: 'How long the certificate of the public address is still valid',
    registers,
    async collect() {
      const left = await secondsLeft();
      certificate.remove();
      if (left !== null) certificate.set(left);
    },
  });
}

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
