import { Pool } from 'undici';
import { USUAL } from '../../chaos/lib/simulated-users.ts';
import type { Reply } from './arrivals.ts';
import type { Ask } from './mix.ts';

/** More connections than parallel requests, so that requests wait for the server and not for a connection. */
const CONNECTIONS = 1000;
const PATIENCE_MS = 10_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** The expected answers if others were faster, or a limit was reached. */
const FINE: ReadonlySet<string> = new Set([...USUAL, 'CHANGED_MEANWHILE', 'TOO_MANY_MESSAGES']);

export interface Sender {
  /** Sends a request to the next process. Never rejects. */
  send(ask: Ask): Promise<Reply>;
  /** The ids of the bookings that were acknowledged. */
  booked: ReadonlySet<string>;
  close(): Promise<void>;
}

const read = (text: string): { id?: unknown; code?: unknown } => {
  try {
    return JSON.parse(text) as { id?: unknown; code?: unknown };
  } catch {
    return {};
  }
};

/** Users' clients: each request goes to the next process, and none is sent twice. */
export function startSender(base_urls: readonly string[]): Sender {
  const pools = base_urls.map(
    (base_url) =>
      new Pool(base_url, {
        connections: CONNECTIONS,
        pipelining: 1,
        headersTimeout: PATIENCE_MS,
        bodyTimeout: PATIENCE_MS,
      }),
  );
  const booked = new Set<string>();
  let turn = 0;

  async function send({ kind, ...request }: Ask): Promise<Reply> {
    const pool = pools[(turn += 1) % pools.length];
    if (pool === undefined) throw new Error('there is no process');
    const failed = (why: string): Reply => ({
      kind,
      verdict: 'failed',
      why: `${request.path.split('?', 1)[0]}: ${why}`,
    });
    try {
      const { statusCode, headers, body } = await pool.request(request);
      if (statusCode < 400 && request.method === 'GET') {
        // Processing a response here would take time from the server.
        await body.dump({ limit: MOST_BYTES });
        return { kind, verdict: 'answered' };
      }
      const { id, code } = read(await body.text());
      if (statusCode < 400) {
        if (kind === 'book' && typeof id === 'string') booked.add(id);
        return { kind, verdict: 'answered' };
      }
      if (typeof code === 'string' && FINE.has(code)) return { kind, verdict: 'answered' };
      if ((statusCode === 503 || statusCode === 429) && headers['retry-after'] !== undefined)
        return { kind, verdict: 'shed' };
      return failed(`${statusCode} ${typeof code === 'string' ? code : ''}`);
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    send,
    booked,
    async close() {
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}
