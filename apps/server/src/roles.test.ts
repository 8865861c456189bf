/** @module-tag full It starts the roles of the product as processes. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/database.ts';
import { buildWeb } from '../../../tools/lib/web-build/build-web.ts';
import { freePorts } from '../../../tools/lib/ports.ts';
import { waitUntil } from '../../../tools/lib/processes.ts';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';
import { type RunningStart, start, untilReady } from './testing/instance.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const METRICS_TOKEN = 'the-token-of-a-test';
let place: ThrowAwayFolder;
let database: TestDatabase;
const begun: RunningStart[] = [];

beforeAll(async () => {
  place = makeThrowAwayFolder('memory');
  database = await createTestDatabase();
  await buildWeb(ROOT, AbortSignal.timeout(240_000));
});
afterAll(async () => {
  for (const { child, exitCode } of begun) {
    child.kill('SIGTERM');
    await exitCode;
  }
  await database.drop();
  place.remove();
});

/** One role in a process of its own. @returns asks it for a path */
async function run(role: 'api' | 'worker') {
  const port = await freePorts();
  const settings = { PORT: String(port), DATA_DIR: path.join(place.folder, role), METRICS_TOKEN, LOG_LEVEL: 'error' };
  const running = start({ ...settings, DATABASE_URL: database.url }, role);
  begun.push(running);
  await untilReady(running);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (asked: string) => fetch(`http://localhost:${port}${asked}`, { headers });
}

const hasWorker = async (ask: (asked: string) => Promise<Response>) =>
  ((await (await ask('/api/health/ready')).json()) as { worker: boolean }).worker;

test('[T-341] npm run api serves without jobs, and npm run worker works them off without pages', async () => {
  const api = await run('api');
  expect((await api('/')).headers.get('content-type')).toContain('text/html');
  expect((await api('/api/views/search/profiles')).status).toBe(200);
  expect(await hasWorker(api)).toBe(false);

  const worker = await run('worker');
  expect(await waitUntil(() => hasWorker(api), 120_000)).toBe(true);
  expect((await worker('/api/health')).status).toBe(200);
  expect((await worker('/api/health/ready')).status).toBe(200);
  const metrics = await (await worker('/api/metrics')).text();
  expect(metrics).toContain('worker_alive 1');
  expect(metrics).toMatch(/^build_info\{.*role="worker"\} 1$/m);
  expect(await (await api('/api/metrics')).text()).toMatch(/^build_info\{.*role="api"\} 1$/m);
  expect((await worker('/')).status).toBe(404);
});

test('[T-341] a role that there isn’t is refused', () => {
  const { PATH = '' } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['apps/server/src/main.ts', 'apis'], {
    cwd: ROOT,
    env: { PATH },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'usage: main.ts [api | worker]\n' });
});
