import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SearchFilters } from '@abroad/contract';
import type { SearchEngine } from '../../../../apps/api/src/views/search/engine.ts';

/** A query string as the product's servers read it: a list if a key is repeated. */
function readFilters(parameters: URLSearchParams): SearchFilters {
  const given = [...new Set(parameters.keys())].map((key) => [key, parameters.getAll(key)] as const);
  return SearchFilters.parse(Object.fromEntries(given.map(([key, all]) => [key, all.length > 1 ? all : all[0]])));
}

/**
 * One of our search engines behind HTTP like the peers: ids and a total as JSON, without cards.
 * @returns where it listens
 */
export async function serveEngine(engine: SearchEngine): Promise<string> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    engine.search(readFilters(searchParams)).then(
      (found) => response.setHeader('content-type', 'application/json').end(JSON.stringify(found)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
