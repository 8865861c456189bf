import { Pool } from 'undici';

/** Clients that each send their next request when they have the answer to the last one. */
export interface Load {
  /** Asks for so long (ms). @returns answers a second. @throws Error for an answer that isn't 200. */
  run(path: () => string, length_ms: number): Promise<number>;
  close(): Promise<void>;
}

/** @param clients how many ask at once, each on a connection of its own. */
export function startLoad(base_url: string, clients: number): Load {
  const pool = new Pool(base_url, { connections: clients, pipelining: 1 });
  const ask = async (path: string) => {
    const { statusCode, body } = await pool.request({ method: 'GET', path });
    const text = await body.text();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text.slice(0, 200)}`);
  };
  return {
    async run(path, length_ms) {
      const begin = performance.now();
      let answers = 0;
      const client = async () => {
        while (performance.now() - begin < length_ms) {
          await ask(path());
          answers += 1;
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      return (answers / (performance.now() - begin)) * 1000;
    },
    close: () => pool.close(),
  };
}
