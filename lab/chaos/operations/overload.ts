import { setTimeout as later } from 'node:timers/promises';
import { Pool } from 'undici';
import { createRandom } from '../../../tools/seed/random.ts';
import { looksOf } from '../lib/looks.ts';
import { percentile, seconds, type Row } from '../lib/row.ts';

const TIMES = 3;
const GOAL_MS = 1000;
const GOODPUT = 0.8;
const CALM_WITHIN_MS = 10_000;
const TICK_MS = 10;
/** The number of clients without a pause while the capacity is measured. */
const FULL_CLIENTS = 24;

interface Answer {
  status: number;
  took_ms: number;
  has_retry_after: boolean;
}

/** More requests than one process can answer, and then as few as before. */
export const overload: Row = async (world, { overload_s, seed }) => {
  const [api] = world.apis;
  if (!api) throw new Error('there is no process');
  const pool = new Pool(api.base_url, { connections: 1000, pipelining: 1 });
  const next = looksOf(world, createRandom(seed));

  async function ask(): Promise<Answer> {
    const began = performance.now();
    const { statusCode: status, headers, body } = await pool.request({ method: 'GET', ...next() });
    await body.dump();
    return { status, took_ms: performance.now() - began, has_retry_after: headers['retry-after'] !== undefined };
  }

  /** Each client sends a request when it has the response to its last one. */
  async function fill(clients: number, length_ms: number): Promise<Answer[]> {
    const until = performance.now() + length_ms;
    const answers: Answer[] = [];
    const client = async () => {
      while (performance.now() < until) answers.push(await ask());
    };
    await Promise.all(Array.from({ length: clients }, client));
    return answers;
  }

  /** Sends this many requests a second, whether or not earlier ones are answered. */
  async function flood(per_second: number, length_ms: number): Promise<Answer[]> {
    const began = performance.now();
    const under_way: Promise<Answer>[] = [];
    for (let passed = 0; passed < length_ms; passed = performance.now() - began) {
      while (under_way.length < (per_second * passed) / 1000) under_way.push(ask());
      await later(TICK_MS);
    }
    return Promise.all(under_way);
  }

  const length_ms = overload_s * 1000;
  await fill(FULL_CLIENTS, length_ms / 2);
  const held = (await fill(FULL_CLIENTS, length_ms)).length / overload_s;
  const answers = await flood(held * TIMES, length_ms);
  const over = performance.now();
  let calm_ms = Number.POSITIVE_INFINITY;
  while (calm_ms === Number.POSITIVE_INFINITY && performance.now() - over < CALM_WITHIN_MS) {
    const after = await fill(2, 500);
    if (after.every(({ status }) => status === 200)) calm_ms = performance.now() - over;
  }
  await pool.close();
  const accepted = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503 || status === 429);
  const others = answers.length - accepted.length - refused.length;
  const silent = refused.filter(({ has_retry_after }) => !has_retry_after).length;
  const p99 = percentile(
    accepted.map(({ took_ms }) => took_ms),
    0.99,
  );
  const in_time = accepted.filter(({ took_ms }) => took_ms < GOAL_MS).length;
  const goodput = in_time / overload_s / held;
  const what = `${TIMES} times ${held.toFixed(0)} requests a second for ${overload_s} s`;
  return [
    {
      what: `${what}: ${accepted.length} answered, ${refused.length} turned away; the others`,
      goal: '0',
      found: String(others),
      holds: others === 0,
    },
    { what: 'turned away without Retry-After', goal: '0', found: String(silent), holds: silent === 0 },
    { what: 'p99 of those answered', goal: 'under 1 s', found: seconds(p99), is_speed: true, holds: p99 < GOAL_MS },
    {
      what: 'answered within a second, beside what can be held',
      goal: '80 %',
      found: `${(goodput * 100).toFixed(0)} %`,
      is_speed: true,
      holds: goodput >= GOODPUT,
    },
    {
      what: 'no request shed any longer',
      goal: 'within 10 s',
      found: seconds(calm_ms),
      is_speed: true,
      holds: calm_ms <= CALM_WITHIN_MS,
    },
  ];
};
