import { Pool } from 'undici';

/** Larger than any response; a longer one would fail. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Clients that each send their next request when they have the response to the last one. */
export interface Load {
  /** Sends requests for a time (ms). @returns responses a second. @throws Error for a response that isn't 200. */
  run(path: () => string, length_ms: number): Promise<number>;
  /** As `run`. @returns the response times, in ms. */
  time(path: () => string, length_ms: number): Promise<number[]>;
  close(): Promise<void>;
}

/** @param clients the number of clients that send requests at once, each on its own connection. */
export function startLoad(base_url: string, clients: number): Load {
  const pool = new Pool(base_url, { connections: clients, pipelining: 1 });
  const ask = async (path: string) => {
    const { statusCode, body } = await pool.request({ method: 'GET', path });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${(await body.text()).slice(0, 200)}`);
    // Processing a response here would take time from the server.
    await body.dump({ limit: MOST_BYTES });
  };
  async function time(path: () => string, length_ms: number): Promise<number[]> {
    const begin = performance.now();
    const took: number[] = [];
    const client = async () => {
      for (let asked = performance.now(); asked - begin < length_ms; asked = performance.now()) {
        await ask(path());
        took.push(performance.now() - asked);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    return took;
  }
  return {
    time,
    async run(path, length_ms) {
      const begin = performance.now();
      const { length } = await time(path, length_ms);
      return (length / (performance.now() - begin)) * 1000;
    },
    close: () => pool.close(),
  };
}
