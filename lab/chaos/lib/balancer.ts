import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';
import { handOn } from './proxy.ts';

/** A load balancer: it checks the readiness of each process, and never retries. */
export interface Balancer {
  base_url: string;
  close(): Promise<void>;
}

const LOOK_MS = 50;
/** How long ending processes keep answering behind it: it checks often, but late on a busy machine. */
export const DRAIN_SECONDS = '2';

interface Backend {
  base_url: string;
  agent: Agent;
  is_ready: boolean;
}

async function look(backend: Backend, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    backend.is_ready = await fetch(`${backend.base_url}/api/health/ready`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    await later(LOOK_MS);
  }
}

/** Forwards each request to the next ready process, on persistent connections. */
export async function startBalancer(base_urls: readonly string[]): Promise<Balancer> {
  const ending = new AbortController();
  const backends = base_urls.map((base_url): Backend => ({
    base_url,
    agent: new Agent({ keepAlive: true }),
    is_ready: true,
  }));
  const looking = backends.map((backend) => look(backend, ending.signal));
  let turn = 0;

  async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const ready = backends.filter(({ is_ready }) => is_ready);
    const backend = ready[(turn += 1) % Math.max(1, ready.length)];
    if (backend === undefined) {
      answer.writeHead(502).end();
      return;
    }
    const { connection: _own, ...headers } = asked.headers;
    const far = await handOn(backend.base_url, { asked, headers, body, agent: backend.agent });
    const { connection: _hop, 'transfer-encoding': _chunks, ...rest } = far.headers;
    answer.writeHead(far.status, rest).end(far.body);
  }

  const server = createServer((asked, answer) => void serve(asked, answer).catch(() => answer.writeHead(502).end()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      ending.abort();
      await Promise.all(looking);
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      for (const { agent } of backends) agent.destroy();
    },
  };
}
