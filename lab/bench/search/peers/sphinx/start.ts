import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { watchOver } from '../../../../../tools/lib/postgres/watcher.ts';
import { freePort } from '../../../../../tools/lib/ports.ts';
import { installPeers } from '../../../lib/install-peers.ts';
import type { Exported } from '../../documents/export-documents.ts';
import { bytesOfFiles } from '../../memory.ts';
import type { Contender } from '../../contender.ts';
import { startPeerServer } from '../start-peer-server.ts';
import { sphinxConfig } from './sphinx-config.ts';

const MYSQL_CLIENT = { mysql2: '3.24.6' };
const READY = 'accepting connections';

/** Whether Sphinx is installed; it comes from the system's packages, not from npm. */
export const hasSphinx = (): boolean =>
  ['indexer', 'searchd'].every((program) => spawnSync(program, ['--help']).error === undefined);

/** Starts the daemon. @returns its process once it accepts queries. */
async function startDaemon(config: string) {
  const child = spawn('searchd', ['--nodetach', '--config', config], { stdio: ['ignore', 'pipe', 'ignore'] });
  const watcher = child.pid === undefined ? null : watchOver(child.pid);
  const ended = once(child, 'exit').finally(() => watcher?.release());
  const ready = new Promise<void>((resolve, reject) => {
    let log = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-READY.length * 2);
      if (log.includes(READY)) resolve();
    });
    void ended.then(() => reject(new Error('searchd ended before it took questions')));
  });
  await ready;
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid, stop };
}

/** Builds Sphinx's index, both parts in parallel, and starts it. */
export async function startSphinx({ folder, files, numbers_file }: Exported): Promise<Contender> {
  const config = path.join(folder, 'sphinx.conf');
  const port = await freePort();
  writeFileSync(config, sphinxConfig({ folder, files, port }));
  const client = installPeers('search', { versions: MYSQL_CLIENT });
  const begin = performance.now();
  await Promise.all(
    files.map((_, number) => promisify(execFile)('indexer', ['--quiet', '--config', config, `part_${number}`])),
  );
  const build_s = (performance.now() - begin) / 1000;
  const built = performance.now();
  const daemon = await startDaemon(config);
  const start_s = (performance.now() - built) / 1000;
  const server = await startPeerServer({ engine: 'sphinx', place: `${port} ${client}`, numbers_file, processes: 1 });
  return {
    name: 'Sphinx',
    base_url: server.base_url,
    build_s,
    build_bytes: null,
    start_s,
    pids: () => (daemon.pid === undefined ? [] : [daemon.pid]),
    disk_bytes: () => files.reduce((sum, file) => sum + bytesOfFiles(folder, `${path.basename(file)}.sphinx`), 0),
    async stop() {
      await server.stop();
      await daemon.stop();
    },
  };
}
