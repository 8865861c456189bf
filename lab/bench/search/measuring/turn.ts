import { startLoad } from '../../lib/server/load.ts';
import { toPath, type SearchRequest } from '../search-request.ts';
import type { Contender } from '../contender.ts';

/** The result of a turn: answers a second, and the response times in ms. */
export interface Turn {
  per_second: number;
  took: number[];
}

/** Queries in a cycle; each caller continues where the last one stopped. */
export function inTurn(asked: readonly SearchRequest[]): () => string {
  let next = -1;
  return () => {
    next = (next + 1) % asked.length;
    return toPath(asked[next] ?? {});
  };
}

/** Queries an engine for a time (ms), with this many clients. */
export async function takeTurn(
  { base_url }: Contender,
  path: () => string,
  { clients, length_ms }: { clients: number; length_ms: number },
): Promise<Turn> {
  const load = startLoad(base_url, clients);
  // Opening connections isn't measured.
  await Promise.all(Array.from({ length: clients }, () => load.time(path, 1)));
  const begin = performance.now();
  const took = await load.time(path, length_ms);
  const per_second = (took.length / (performance.now() - begin)) * 1000;
  await load.close();
  return { per_second, took };
}
