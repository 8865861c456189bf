import { setTimeout as later } from 'node:timers/promises';
import pg from 'pg';
import type { Random } from '../../../tools/seed/random.ts';
import { percentile } from '../lib/percentile.ts';
import { arrive, type Arrival, type Reply } from './arrivals.ts';

/** `SELECT 1` on separate connections, so many times a second, as a measure of the machine's present speed. */
const BESIDE_A_SECOND = 20;
const BESIDE_CONNECTIONS = 4;
const WARM_UP_MS = 2000;

/** The results at a rate. */
export interface Level {
  rate: number;
  /** Answers per second, without shed or failed requests. */
  answered: number;
  shed: number;
  failed: number;
  p50: number;
  p99: number;
  /** The 99th percentile of bookings and other writes only. */
  writes_p99: number;
  /** Of `SELECT 1`, at the same time. */
  select_p99: number;
  /** The 99th percentile of the load's own delay. */
  late_p99: number;
  /** The reasons of failed requests, each once. */
  why: readonly string[];
}

const tookOf = (arrivals: readonly Arrival[]) => arrivals.map(({ took_ms }) => took_ms);

function levelOf(arrivals: readonly Arrival[], beside: readonly Arrival[], rate: number, length_ms: number): Level {
  const only = (verdict: Arrival['verdict']) => arrivals.filter((arrival) => arrival.verdict === verdict);
  const answered = only('answered');
  const failed = only('failed');
  return {
    rate,
    answered: (answered.length / length_ms) * 1000,
    shed: only('shed').length,
    failed: failed.length,
    p50: percentile(tookOf(answered), 0.5),
    p99: percentile(tookOf(answered), 0.99),
    writes_p99: percentile(tookOf(answered.filter(({ kind }) => kind === 'book' || kind === 'write')), 0.99),
    select_p99: percentile(tookOf(beside), 0.99),
    late_p99: percentile(
      arrivals.map(({ late_ms }) => late_ms),
      0.99,
    ),
    why: [...new Set(failed.map(({ why }) => why ?? ''))],
  };
}

export interface Meter {
  /** Sends requests at a rate for a time; the first two seconds don't count. */
  level(rate: number, length_ms: number): Promise<Level>;
  /** Lets some clients send one request after the other. @returns answers a second */
  full(clients: number, length_ms: number): Promise<number>;
  close(): Promise<void>;
}

export function startMeter(database_url: string, send: () => Promise<Reply>, random: Random): Meter {
  const pool = new pg.Pool({ connectionString: database_url, max: BESIDE_CONNECTIONS });
  pool.on('error', () => undefined);
  const select = async (): Promise<Reply> => {
    await pool.query('select 1');
    return { kind: 'select', verdict: 'answered' };
  };
  return {
    async level(rate, length_ms) {
      const whole_ms = WARM_UP_MS + length_ms;
      const [arrivals, beside] = await Promise.all([
        arrive(send, { rate, length_ms: whole_ms, random }),
        arrive(select, { rate: BESIDE_A_SECOND, length_ms: whole_ms, random }),
      ]);
      const counts = ({ due_ms }: Arrival) => due_ms >= WARM_UP_MS;
      return levelOf(arrivals.filter(counts), beside.filter(counts), rate, length_ms);
    },
    async full(clients, length_ms) {
      const until = performance.now() + length_ms;
      let answered = 0;
      const one = async () => {
        while (performance.now() < until) {
          const { verdict } = await send();
          if (verdict === 'answered') answered += 1;
          // Users whose requests were shed come again later.
          else await later(100);
        }
      };
      await Promise.all(Array.from({ length: clients }, one));
      return (answered / length_ms) * 1000;
    },
    close: () => pool.end(),
  };
}
