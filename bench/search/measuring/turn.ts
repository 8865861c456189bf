import { startLoad } from '../../lib/server/load.ts';
import { toPath, type Asked } from '../asked.ts';
import type { Contender } from '../contender.ts';

/** What a turn found: answers a second, and how long each took, in ms. */
export interface Turn {
  per_second: number;
  took: number[];
}

/** Questions one after the other, from the first again at the end; each caller goes on where the last one stopped. */
export function inTurn(asked: readonly Asked[]): () => string {
  let next = -1;
  return () => {
    next = (next + 1) % asked.length;
    return toPath(asked[next] ?? {});
  };
}

/** Asks a contender for so long (ms), with so many clients. */
export async function takeTurn(
  { base_url }: Contender,
  path: () => string,
  { clients, length_ms }: { clients: number; length_ms: number },
): Promise<Turn> {
  const load = startLoad(base_url, clients);
  // Whoever is slow in this has the time of opening connections left out.
  await Promise.all(Array.from({ length: clients }, () => load.time(path, 1)));
  const begin = performance.now();
  const took = await load.time(path, length_ms);
  const per_second = (took.length / (performance.now() - begin)) * 1000;
  await load.close();
  return { per_second, took };
}
