/** @module-tag full It starts the provider as a process and ends it. config.test.ts and run-program.test.ts show the same by calls. */
import { randomBytes } from 'node:crypto';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tools/lib/ports.ts';
import { createEmptyDatabase } from '../../embedded/src/testing/test-database.ts';

let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createEmptyDatabase();
});

afterEach(() => {
  for (const child of children.splice(0)) {
    child.kill('SIGKILL');
  }
});

afterAll(() => database.drop());

type Started = { child: ChildProcess; output: () => string; issuer: string };

async function start(environment: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const settings = {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    IDENTITY_PORT: String(port),
    IDENTITY_ISSUER: issuer,
    WEB_ORIGIN: 'http://localhost:4100',
    DATABASE_URL: database.url,
    IDENTITY_PASSWORD_COST: '1024',
    IDENTITY_SEALING_KEY: randomBytes(32).toString('base64'),
  };
  const env = { ...settings, ...environment };
  const child = fork(path.join(import.meta.dirname, 'main.ts'), { env, silent: true });
  children.push(child);
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(String(chunk)));
  child.stderr?.on('data', (chunk) => chunks.push(String(chunk)));
  return { child, output: () => chunks.join(''), issuer };
}

test('says when it is ready, prints nothing, and ends on SIGTERM', async () => {
  const { child, output, issuer } = await start();
  const [message] = await once(child, 'message');
  expect(message).toEqual({ ready: true });
  const port = new URL(issuer).port;
  for (const host of ['localhost', '127.0.0.1']) {
    expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200);
  }
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  expect(output()).toBe('');
});

test('ends when the channel to its parent closes', async () => {
  const { child } = await start();
  await once(child, 'message');
  child.disconnect();
  await expect(once(child, 'exit')).resolves.toEqual([0, null]);
});

test('ends when PARENT_PID is gone', async () => {
  const parent = fork(path.join(import.meta.dirname, '../../embedded/src/testing/idle.ts'), { silent: true });
  children.push(parent);
  const { child } = await start({ PARENT_PID: String(parent.pid) });
  await once(child, 'message');
  parent.kill('SIGKILL');
  await expect(once(child, 'exit')).resolves.toEqual([0, null]);
});

test.each<[Record<string, string>, string]>([
  [{ NODE_ENV: 'production' }, 'identity: the embedded identity provider is for development'],
  [{ IDENTITY_PORT: 'many' }, 'identity: IDENTITY_PORT must be a port number'],
  [{ IDENTITY_ISSUER: 'http://localhost:3001/x' }, 'identity: IDENTITY_ISSUER must be an origin'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'identity: '],
])('refuses to start with %o, in one line', async (environment, line) => {
  const { child, output } = await start(environment);
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output()).toContain(line);
  expect(output().trim().split('\n')).toHaveLength(1);
});

test('a port that is taken is named', async () => {
  const first = await start();
  await once(first.child, 'message');
  const { child, output } = await start({ IDENTITY_PORT: new URL(first.issuer).port });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output()).toBe('identity: IDENTITY_PORT is in use by another program\n');
});

test('two that start at once on an empty database both come up', async () => {
  const empty = await createEmptyDatabase();
  const both = await Promise.all([start({ DATABASE_URL: empty.url }), start({ DATABASE_URL: empty.url })]);
  await Promise.all(both.map(({ child }) => once(child, 'message')));
  for (const { child } of both) {
    child.kill('SIGTERM');
  }
  await Promise.all(both.map(({ child }) => once(child, 'exit')));
  await empty.drop();
});
