import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import pino from 'pino';
import { readConfig } from '../../config/config.ts';
import type { Context } from '../../context.ts';
import { installProblems } from '../problems.ts';
import { installLoadShedding } from './load-shedding.ts';

/** The reads that a new process has room for, if a read must not take longer than a millisecond. */
const ROOM = 16;

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

/** A server whose reads take until `finish` is called. */
async function serve(OVERLOAD_DELAY_MS = '1') {
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const app = Fastify();
  apps.push(app);
  installProblems(app);
  const logger = pino({ level: 'silent' });
  installLoadShedding(app, { config: readConfig({ OVERLOAD_DELAY_MS }) as Context['config'], logger });
  const config = { can_be_shed: true };
  let begun = 0;
  app.get('/look', { config }, async () => {
    begun += 1;
    await finished;
    return 'seen';
  });
  app.post('/do', { config }, async () => 'done');
  app.get('/health', async () => 'lives');
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const fill = async (looks: number) => {
    const answers = Array.from({ length: looks }, async () => (await fetch(`${url}/look`)).status);
    await expect.poll(() => begun).toBe(Math.min(looks, ROOM));
    return answers;
  };
  return { app, url, finish, fill };
}

test('a request that would be answered too late is refused at once with Retry-After', async () => {
  const { url, finish, fill } = await serve();
  const let_in = await fill(ROOM);
  const refused = await fetch(`${url}/look`);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE', status: 503 });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  finish();
  expect(await Promise.all(let_in)).toEqual(Array<number>(ROOM).fill(200));
  expect((await fetch(`${url}/look`)).status).toBe(200);
});

test('writes, probes and calls by pages are never delayed by reads', async () => {
  const { app, url, finish, fill } = await serve();
  const let_in = await fill(ROOM);
  const inside = app.inject('/look');
  expect((await fetch(`${url}/do`, { method: 'POST' })).status).toBe(200);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  finish();
  expect((await inside).statusCode).toBe(200);
  await Promise.all(let_in);
});

test('a client that disconnects makes room', async () => {
  const { url, finish, fill } = await serve();
  const let_in = await fill(ROOM - 1);
  const leaving = new AbortController();
  const gone = fetch(`${url}/look`, { signal: leaving.signal }).catch(() => 'gone');
  await expect.poll(async () => (await fetch(`${url}/look`, { signal: AbortSignal.timeout(300) })).status).toBe(503);
  leaving.abort();
  expect(await gone).toBe('gone');
  const last = fetch(`${url}/look`);
  finish();
  expect((await last).status).toBe(200);
  await Promise.all(let_in);
});

test('with a delay of 0 no request is refused', async () => {
  const { url, finish } = await serve('0');
  const answers = Array.from({ length: ROOM * 2 }, async () => (await fetch(`${url}/look`)).status);
  finish();
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
});
