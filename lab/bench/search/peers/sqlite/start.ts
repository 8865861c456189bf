import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Contender } from '../../contender.ts';
import type { Exported } from '../../documents/export-documents.ts';
import { bytesOfFiles, childrenOf } from '../../memory.ts';
import { startPeerServer } from '../start-peer-server.ts';

const BUILD = path.join(import.meta.dirname, 'build.ts');

/** Builds an SQLite file with FTS5, and starts a querying process for each processor. */
export async function startSqlite({ folder, files, numbers_file }: Exported): Promise<Contender> {
  const file = path.join(folder, 'mentors.sqlite');
  const begin = performance.now();
  await promisify(execFile)(process.execPath, [BUILD, file, ...files]);
  const build_s = (performance.now() - begin) / 1000;
  const processes = availableParallelism();
  const server = await startPeerServer({ engine: 'sqlite', place: file, numbers_file, processes });
  return {
    name: 'SQLite FTS5',
    base_url: server.base_url,
    build_s,
    build_bytes: null,
    start_s: null,
    pids: () => (server.pid === undefined ? [] : childrenOf(server.pid)),
    disk_bytes: () => bytesOfFiles(folder, path.basename(file)),
    stop: server.stop,
  };
}
