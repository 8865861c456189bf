/** @module-tag full It starts the product as a whole, and kills its processes. The tests in the browser start it too. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traceCollector, type TraceCollector } from '../../api/src/testing/trace-collector.ts';
import { freePorts } from '../../../tools/lib/ports.ts';
import { waitUntil } from '../../../tools/lib/processes.ts';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';
import { processesOf, type RunningStart, start, untilReady } from './testing/instance.ts';

let place: ThrowAwayFolder;
let dataDir: string;
let port: number;
let collector: TraceCollector;
const METRICS_TOKEN = 'the-token-of-a-test';
/** The time limit for answers that come at once on a quiet machine. */
const LONG_MS = 120_000;
const begun: RunningStart[] = [];

beforeAll(async () => {
  place = makeThrowAwayFolder('memory');
  dataDir = path.join(place.folder, 'data');
  port = await freePorts();
  collector = await traceCollector();
});
afterAll(async () => {
  await endAll();
  collector.close();
  place.remove();
});

async function endAll(): Promise<void> {
  for (const { child, exitCode } of begun.splice(0)) {
    child.kill('SIGTERM');
    await exitCode;
  }
}

function begin(settings: Record<string, string> = {}): RunningStart {
  const observed = { METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const instance = start({ PORT: String(port), DATA_DIR: dataDir, ...observed, ...settings });
  begun.push(instance);
  return instance;
}

/** How long the last start took, in ms. On a quiet machine it is some five seconds, and a busy one slows an end just as much. */
let start_ms = Number.NaN;

/** An instance that is up: the one that the test before has left so, since a start takes seconds, or a new one. */
async function up(): Promise<RunningStart> {
  const left = begun.findLast(({ child }) => child.exitCode === null && child.signalCode === null);
  if (left) return left;
  const began = performance.now();
  const instance = begin();
  await untilReady(instance);
  start_ms = performance.now() - began;
  return instance;
}

/** The result of a start that is refused: the exit code, and the lines printed. */
async function refusal(settings: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const instance = begin(settings);
  const code = await instance.exitCode;
  return { code, lines: instance.output().trim().split('\n') };
}

function kill(program: string): void {
  const found = processesOf(dataDir).find(({ command }) => command.includes(program));
  if (!found) throw new Error(`${program} does not run`);
  process.kill(found.pid, 'SIGKILL');
}

describe('a start', () => {
  test('serves API, web, identity provider and payments sandbox, and says so in a line of its own', async () => {
    const instance = await up();
    expect(instance.output().split('\n')).toContain(`ready http://localhost:${port}`);
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);
    const page = await fetch(`http://localhost:${port}/`);
    expect(page.headers.get('content-type')).toMatch('text/html');
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
    const issuer = `http://localhost:${port + 1}`;
    const discovery = await fetch(`${issuer}/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({ issuer });
    const sandbox = `http://localhost:${port + 2}`;
    expect(await (await fetch(sandbox)).text()).toContain('4242 4242 4242 4242');
    const config = await (await fetch(`http://localhost:${port}/api/config.json`)).json();
    expect(config).toMatchObject({ payments: { provider: 'sandbox', url: sandbox } });
    expect(statSync(path.join(dataDir, 'instance.json')).mode & 0o077).toBe(0);
  });

  test('refuses a form where none is taken, without a word in the log', async () => {
    const instance = await up();
    expect((await fetch(`http://localhost:${port}/search`, { method: 'POST', body: 'x=1' })).status).toBe(405);
    expect((await fetch(`http://localhost:${port}/no-such-page/at/all`)).status).toBe(404);
    expect(instance.output()).not.toMatch(/Error/);
  });

  test('documents what is sent apart from what is answered, though pages bring the contract once more', async () => {
    await up();
    const document = await (await fetch(`http://localhost:${port}/api/openapi.json`)).json();
    const bodies = JSON.stringify(document, [
      'paths',
      '/api/v1/saved-searches',
      'post',
      'requestBody',
      'content',
      'application/json',
      'schema',
      '$ref',
    ]);
    expect(bodies).toContain('#/components/schemas/CreateSavedSearchInput');
    // Optional fields aren't required in requests, although answers always have them.
    const { required } =
      (document as { components: { schemas: Record<string, { required: string[] }> } }).components.schemas[
        'CreateSavedSearchInput'
      ] ?? {};
    expect(required).toEqual(['name', 'filters']);
  });

  test('tells of a page by its pattern, with what it asked the API in its trace', async () => {
    await up();
    await fetch(`http://localhost:${port}/nobody-of-this-name/mentor-profile`);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const readMetrics = async () => (await fetch(`http://localhost:${port}/api/metrics`, { headers })).text();
    // An answer is counted once it has gone out, which may be after it has come in here.
    await expect.poll(readMetrics, { timeout: LONG_MS }).toContain('route="/:slug/mentor-profile",status="404"');
    const page = () => collector.spans.find(({ name }) => name === 'GET /:slug/mentor-profile');
    await waitUntil(() => page() !== undefined, LONG_MS);
    const asked = collector.spans.filter(({ parent_span_id }) => parent_span_id === page()?.span_id);
    expect(asked.map(({ name }) => name)).toContain('GET /api/v1/mentor-profile/profiles/by-slug/:slug');
    expect((await readMetrics()) + collector.bytes().toString('latin1')).not.toContain('nobody-of-this-name');
  });

  test('is refused on a data directory in use, whatever the port', async () => {
    await up();
    const { code, lines } = await refusal({ PORT: String(await freePorts()) });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringContaining(`already runs on the data directory ${dataDir}`)]);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends sooner than it started on %s, and leaves no process',
    async (signal) => {
      const instance = await up();
      const asked = performance.now();
      instance.child.kill(signal);
      expect(await instance.exitCode).toBe(0);
      expect(performance.now() - asked).toBeLessThan(start_ms);
      // A process may still be ending while the processor is busy, and so is the look for it.
      expect(await waitUntil(() => processesOf(dataDir).length === 0, LONG_MS)).toBe(true);
    },
  );

  test.each([
    ['tools/start.ts', null],
    ['apps/server/src/main.ts', 'The server has ended (killed by SIGKILL)'],
    ['apps/identity/src/main.ts', 'The identity provider has ended (killed by SIGKILL)'],
    ['apps/payments-sandbox/src/main.ts', 'The payments sandbox has ended (killed by SIGKILL)'],
    ['bin/postgres', 'PostgreSQL has ended'],
  ])('leaves nothing after `kill -9` of %s, and the next start works', async (program, words) => {
    const instance = await up();
    const before = new Set(processesOf(dataDir).map(({ pid }) => pid));
    kill(program);
    const code = await instance.exitCode;
    if (words) {
      expect(code).toBe(1);
      expect(instance.output()).toContain(words);
    }
    await up();
    const isGone = () => !processesOf(dataDir).some(({ pid }) => before.has(pid));
    expect(await waitUntil(isGone, LONG_MS)).toBe(true);
  });
});

describe('a start that can’t be', () => {
  beforeAll(endAll);

  test.each([
    [0, 'API and web'],
    [1, 'identity provider'],
    [2, 'payments sandbox'],
  ])('names the port in use and the variable (PORT + %i)', async (offset, purpose) => {
    const server = net.createServer().listen(port + offset, '127.0.0.1');
    await once(server, 'listening');
    const { code, lines } = await refusal({});
    server.close();
    expect(code).toBe(1);
    expect(lines).toEqual([
      `Port ${port + offset} (${purpose}) is in use: stop what listens there, or set PORT to another.`,
    ]);
  });

  test('names each setting that is wrong', async () => {
    const { code, lines } = await refusal({ PORT: 'many', OIDC_ISSUER: 'nowhere' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^PORT/), expect.stringMatching(/^OIDC_ISSUER/)]);
  });

  test('names the database that it can’t reach, without the password', async () => {
    const { code, lines } = await refusal({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/none' });
    expect(code).toBe(1);
    expect(lines.join('\n')).toContain('127.0.0.1:9');
    expect(lines.join('\n')).not.toContain('secret');
  });

  test('refuses each embedded stand-in in production by name', async () => {
    const { code, lines } = await refusal({ NODE_ENV: 'production' });
    expect(code).toBe(1);
    for (const word of [
      'embedded PostgreSQL',
      'embedded identity provider',
      'development mailbox',
      'payments sandbox',
    ]) {
      expect(lines).toContainEqual(expect.stringContaining(word));
    }
  });

  test('names the version that wrote the data directory', async () => {
    const other = path.join(place.folder, 'other');
    mkdirSync(path.join(other, 'postgres'), { recursive: true });
    writeFileSync(path.join(other, 'postgres/PG_VERSION'), '14\n');
    const { code, lines } = await refusal({ DATA_DIR: other });
    expect(code).toBe(1);
    expect(lines.at(-1)).toContain('was written by PostgreSQL 14, and this is PostgreSQL 18');
  });
});
