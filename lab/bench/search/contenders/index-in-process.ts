import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../../../../tools/lib/processes.ts';
import type { Contender } from '../contender.ts';
import { bytesOfFiles, mostResidentBytes } from '../memory.ts';
import { startSearchServer } from '../servers/start-search-server.ts';

const MOST_BUILD_MS = 10 * 60_000;
const MOST_WRITE_MS = 120_000;
/** Polling more often would use memory and time that is measured. */
const PAUSE_MS = 100;

/** The fields read from `GET /api/health/ready`. */
interface Standing {
  is_serving: boolean;
  made_by: 'build' | 'snapshot' | null;
}

async function readStanding(base_url: string): Promise<Standing | null> {
  const response = await fetch(`${base_url}/api/health/ready`);
  const { search } = (await response.json()) as { search?: { index: Standing | null } };
  return search?.index ?? null;
}

/** Starts a server, and waits until its index serves. @returns it, and the seconds since the process started. */
async function startServing(database_url: string, folder: string) {
  const begin = performance.now();
  const server = await startSearchServer(database_url, { SEARCH_ENGINE: 'index', SEARCH_FOLDER: folder });
  const isServing = await waitUntil(
    async () => (await readStanding(server.base_url))?.is_serving ?? false,
    MOST_BUILD_MS,
    PAUSE_MS,
  );
  if (!isServing) throw new Error('the index does not come to serve');
  const took_s = (performance.now() - begin) / 1000;
  return { server, took_s, made_by: (await readStanding(server.base_url))?.made_by };
}

/** Drafts have another extension. */
const hasSnapshot = (folder: string) =>
  existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith('.draft'));

/** The product's server with its index, which is built first and then loaded from its snapshot. */
export async function startIndex(database_url: string, place: string): Promise<Contender> {
  const folder = path.join(place, 'snapshot');
  const built = await startServing(database_url, folder);
  const isWritten = await waitUntil(() => hasSnapshot(folder), MOST_WRITE_MS, PAUSE_MS);
  const build_bytes = built.server.pid === undefined ? null : mostResidentBytes([built.server.pid]);
  await built.server.stop();
  const { server, took_s, made_by } = await startServing(database_url, folder);
  if (!isWritten || made_by !== 'snapshot')
    console.log('The index did not start from a snapshot, but was built again.');
  return {
    name: 'Index in the process',
    base_url: server.base_url,
    engine_url: server.engine_url,
    build_s: built.took_s,
    build_bytes,
    start_s: made_by === 'snapshot' ? took_s : null,
    pids: () => (server.pid === undefined ? [] : [server.pid]),
    disk_bytes: () => bytesOfFiles(folder),
    stop: server.stop,
  };
}
