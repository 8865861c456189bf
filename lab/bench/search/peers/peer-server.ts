import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSphinx } from './sphinx/search.ts';
import { openSqlite } from './sqlite/search.ts';
import { toPeerQuery, type PeerEngine } from './peer-query.ts';

/** The arguments of a peer's server. */
export interface PeerServerSettings {
  engine: keyof typeof ENGINES;
  /** The SQLite file, or Sphinx's port and the folder of its client. */
  place: string;
  numbers_file: string;
  processes: number;
}

const ENGINES = { sphinx: openSphinx, sqlite: openSqlite } satisfies Record<string, (place: string) => PeerEngine>;

/**
 * A peer behind HTTP, in one or several child processes: answers ids and a total as JSON, far less than the product
 * does. It ends with its parent.
 */
const settings = JSON.parse(process.argv[2] ?? '') as PeerServerSettings;

function serve(): void {
  const numbers = new Map(JSON.parse(readFileSync(settings.numbers_file, 'utf8')) as [string, number][]);
  const engine: PeerEngine = ENGINES[settings.engine](settings.place);
  createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    engine.search(toPeerQuery(searchParams, numbers)).then(
      (answer) => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
}

if (cluster.isPrimary) {
  let listening = 0;
  cluster.on('listening', (_worker, address: AddressInfo) => {
    listening += 1;
    if (listening === settings.processes) process.send?.({ base_url: `http://127.0.0.1:${address.port}` });
  });
  cluster.on('exit', () => process.exit(1));
  process.on('disconnect', () => process.exit(0));
  for (let started = 0; started < settings.processes; started += 1) cluster.fork();
} else {
  serve();
}
