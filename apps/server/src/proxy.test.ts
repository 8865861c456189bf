/** @module-tag full It starts a proxy as a process. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { startTestApi, type TestApi } from '../../api/src/testing/api.ts';
import { needs } from '../../api/src/testing/needs.ts';
import { askForMetrics, METRICS_TOKEN } from '../../api/src/testing/read-metrics.ts';
import { hasOpenssl, selfSigned } from '../../api/src/testing/self-signed.ts';
import { freePorts } from '../../../tools/lib/ports.ts';
import { makeThrowAwayFolder, type ThrowAwayFolder } from '../../../tools/lib/throw-away-folder.ts';

const HAPROXY = '/usr/sbin/haproxy';
const withHaproxy = needs('haproxy', existsSync(HAPROXY) && hasOpenssl);
const SAMPLE = path.resolve(import.meta.dirname, '../../../docs/production/haproxy.cfg');
const OF_CONTAINERS = path.resolve(import.meta.dirname, '../../../ops/compose/haproxy.cfg');
/** A proxy asks for readiness each second. */
const PATIENCE = { timeout: 30_000, interval: 100 };

let api: TestApi;
let place: ThrowAwayFolder;
let pem: string;
const running: { proxies: ChildProcess[]; servers: Server[] } = { proxies: [], servers: [] };

beforeAll(async () => {
  api = await startTestApi({}, { METRICS_TOKEN, TRUST_PROXY: '1' });
  place = makeThrowAwayFolder('memory');
  pem = path.join(place.folder, 'site.pem');
  if (!hasOpenssl) return;
  const { key, cert } = await selfSigned(5);
  writeFileSync(pem, cert + key);
});
afterEach(() => {
  for (const proxy of running.proxies.splice(0)) proxy.kill('SIGKILL');
  for (const server of running.servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});
afterAll(async () => {
  await api.close();
  place.remove();
});

const portOf = ({ port }: { port: string }) => Number(port);
const apiPort = () => portOf(new URL(api.base_url));

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  running.servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** The sample in front of two processes. @returns asks it for a path, and what it has logged. */
async function startProxy(a: number, b: number) {
  const port = await freePorts();
  const config = readFileSync(SAMPLE, 'utf8')
    .replace('bind :80', `bind 127.0.0.1:${await freePorts()}`)
    .replace('bind :443 ssl crt /etc/haproxy/mentors.example.org.pem', `bind 127.0.0.1:${port} ssl crt ${pem}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${a}`)
    .replaceAll('127.0.0.1:3002', `127.0.0.1:${b}`);
  const file = path.join(place.folder, `${port}.cfg`);
  writeFileSync(file, config);
  const proxy = spawn(HAPROXY, ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'ignore'] });
  running.proxies.push(proxy);
  const log: string[] = [];
  proxy.stdout.on('data', (lines: Buffer) => log.push(String(lines)));
  const ask = async (asked: string, headers: Record<string, string> = {}) => {
    const asking = request({ host: '127.0.0.1', port, path: asked, headers, rejectUnauthorized: false }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await text(answer), request_id: String(answer.headers['x-request-id']) };
  };
  const isUp = () =>
    ask('/').then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isUp, PATIENCE).toBeGreaterThan(0);
  return { ask, log: () => log.join('') };
}

withHaproxy.test('both samples of the proxy are valid', () => {
  for (const sample of [SAMPLE, OF_CONTAINERS]) {
    const file = path.join(place.folder, 'checked.cfg');
    writeFileSync(file, readFileSync(sample, 'utf8').replaceAll(/crt \S+\.pem/g, `crt ${pem}`));
    const { status, stderr } = spawnSync(HAPROXY, ['-c', '-f', file], { encoding: 'utf8' });
    expect({ sample, status, stderr }).toMatchObject({ status: 0 });
    expect(stderr).not.toContain('WARNING');
  }
});

withHaproxy.test('the proxy lets no one reach the metrics, however their path is written', async () => {
  const { ask } = await startProxy(apiPort(), apiPort());
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect((await askForMetrics(api.base_url)).status).toBe(200);
  expect((await fetch(`${api.base_url}/api/%6detrics`, { headers })).status).toBe(200);
  for (const asked of ['/api/metrics', '/api/%6detrics', '/%61pi/metrics?x=1', '/api%2Fmetrics', '/api/metric%73']) {
    expect({ asked, ...(await ask(asked, headers)) }).toMatchObject({
      status: 404,
      body: expect.not.stringContaining('# TYPE'),
    });
  }
});

withHaproxy.test('a request has one id in the proxy’s log and in the answer, whatever its sender wrote', async () => {
  const { ask, log } = await startProxy(apiPort(), apiPort());
  const { request_id } = await ask('/api/v1/nowhere', { 'x-request-id': 'made-up-by-its-sender' });
  expect(request_id).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(log, PATIENCE).toContain(` ${request_id} "GET `);
});

withHaproxy.test(
  'a process that is slow to say that it is ready stays in',
  async () => {
    const slow = await serve((asked, response) => {
      setTimeout(() => response.end('people'), asked.url === '/api/health/ready' ? 1500 : 0);
    });
    const { ask, log } = await startProxy(slow, slow);
    const until = performance.now() + 6000;
    while (performance.now() < until) await ask('/');
    expect(log()).toContain(' api/');
    expect(log()).not.toContain('api_not_ready');
  },
  60_000,
);

withHaproxy.test(
  'where none is ready, or answers a check at all, people are still answered',
  async () => {
    const busy = await serve((asked, response) => {
      if (!asked.url?.startsWith('/api/health')) response.end('people');
    });
    const { ask, log } = await startProxy(busy, 9);
    const isOut = async () => {
      expect((await ask('/')).body).toBe('people');
      return log().includes(' api_not_ready/');
    };
    await expect.poll(isOut, PATIENCE).toBe(true);
    // Longer than checks need to take out one that answers none.
    const until = performance.now() + 4000;
    while (performance.now() < until) expect((await ask('/')).body).toBe('people');
  },
  60_000,
);
