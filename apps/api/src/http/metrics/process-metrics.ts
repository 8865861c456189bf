import { collectDefaultMetrics, Counter, Gauge, type Registry } from 'prom-client';
import type { Context } from '../../context.ts';
import type { Counted } from '../../core/tallies.ts';
import type { EventStreams } from '../event-streams/event-streams.ts';
import type { LoadCounts } from '../load-shedding/load-shedding.ts';

type MetricsContext = Pick<Context, 'config' | 'role' | 'database' | 'search_index' | 'draining' | 'tallies'> & {
  streams: EventStreams;
};

/**
 * Metrics of this process: memory, processor time, the event loop, its connections, its search index, and its open
 * requests.
 */
export function processMetrics(
  registers: [Registry],
  { config, role, database, search_index, draining, tallies, streams }: MetricsContext,
  load: LoadCounts,
): void {
  const [register] = registers;
  collectDefaultMetrics({ register });
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      const pool = database.load();
      connections.set({ state: 'used' }, pool.connections - pool.idle);
      connections.set({ state: 'idle' }, pool.idle);
      connections.set({ state: 'waiting' }, pool.waiting);
    },
  });
  const gauge = (name: string, help: string, read: () => number) => {
    const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
  };
  gauge('http_looks_under_way', 'GET requests that are let in and not answered yet', () => load.under_way());
  const shed: Counter = new Counter({
    name: 'http_requests_shed_total',
    help: 'Requests that were turned away because they could only have been answered too late',
    registers,
    collect() {
      shed.reset();
      shed.inc(load.refused());
    },
  });
  gauge('event_streams_open', 'Event streams with a reader', () => streams.count());
  const counter = (name: string, help: string, what: Counted, label = 'outcome') => {
    const made: Counter = new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        made.reset();
        for (const [outcome, count] of tallies.read(what)) made.inc({ [label]: outcome }, count);
      },
    });
  };
  counter('mails_total', 'Mails handed to the mail server, by how that ended', 'mails');
  counter('payments_total', 'What became of payments', 'payments');
  counter('payment_calls_total', 'Calls to the payment provider, by how they ended', 'payment_calls');
  counter('payout_calls_total', 'Calls to the provider that pays mentors, by how they ended', 'payout_calls');
  counter('tokens_total', 'Bearer tokens of people who called, by whether they were taken', 'tokens');
  counter('webhooks_accepted_total', 'Calls of others whose signature was right', 'webhooks_accepted', 'webhook');
  counter('webhooks_refused_total', 'Calls of others whose signature was wrong', 'webhooks_refused', 'webhook');
  const build = new Gauge({
    name: 'build_info',
    help: 'What runs here',
    labelNames: ['version', 'role'] as const,
    registers,
  });
  build.set({ version: config.build_version, role }, 1);
  gauge('process_is_stopping', 'Whether the process is about to stop', () => Number(draining.has_begun));
  if (search_index === null) return;
  gauge('search_index_is_serving', 'Whether searches are answered by the index, and not by the database', () =>
    Number(search_index.standing().is_serving),
  );
  gauge('search_index_documents', 'Mentors in the search index', () => search_index.standing().documents);
  gauge('search_index_bytes', 'Memory of the search index', () => search_index.standing().bytes);
  gauge(
    'search_index_lag_seconds',
    'How long ago the index held all that the database did',
    () => (search_index.standing().lag_ms ?? 0) / 1000,
  );
}
