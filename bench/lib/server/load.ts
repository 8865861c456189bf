import { Pool } from 'undici';

/** More than any answer has; a longer one would break its connection. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Clients that each send their next request when they have the answer to the last one. */
export interface Load {
  /** Asks for so long (ms). @returns answers a second. @throws Error for an answer that isn't 200. */
  run(path: () => string, length_ms: number): Promise<number>;
  /** As `run`. @returns how long each answer took, in ms. */
  time(path: () => string, length_ms: number): Promise<number[]>;
  close(): Promise<void>;
}

/** @param clients how many ask at once, each on a connection of its own. */
export function startLoad(base_url: string, clients: number): Load {
  const pool = new Pool(base_url, { connections: clients, pipelining: 1 });
  const ask = async (path: string) => {
    const { statusCode, body } = await pool.request({ method: 'GET', path });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${(await body.text()).slice(0, 200)}`);
    // Whatever this process does with an answer is taken from whoever gives the next one.
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
