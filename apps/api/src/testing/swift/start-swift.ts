import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { S3Settings } from '../../providers/storage/s3.ts';
import { freePort } from '../../../../../tools/lib/ports.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { ACCESS_KEY, HASH_CONFIGURATION, proxyConfiguration, storeConfiguration, STORES } from './configuration.ts';

const BIN = '/usr/bin';
const BUCKET = 'pictures';
const NEEDED = ['ring-builder', 'proxy-server', ...STORES.map((store) => `${store}-server`)];
const READY_WITHIN_MS = 90_000;
/** For the hook that starts it: the four servers are slow on a machine that does other things as well. */
export const SWIFT_HOOK_MS = 120_000;

/** Whether OpenStack Swift is on this machine (Debian: swift-proxy, swift-account, swift-container, swift-object). */
export const hasSwift = NEEDED.every((name) => existsSync(`${BIN}/swift-${name}`));

/** Rings say where things are kept: one device each. */
async function buildRing(folder: string, store: string, port: number): Promise<void> {
  const run = (...words: string[]) =>
    promisify(execFile)(`${BIN}/swift-ring-builder`, [`${store}.builder`, ...words], { cwd: folder });
  await run('create', '4', '1', '0');
  await run('add', `r1z1-127.0.0.1:${port}/one`, '1');
  await run('rebalance');
}

function start(folder: string, name: string): ChildProcess {
  return spawn(`${BIN}/swift-${name}-server`, [`${name}.conf`], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: '/usr/bin:/bin', PYTHONPATH: import.meta.dirname, PYTHONDONTWRITEBYTECODE: '1' },
  });
}

async function createBucket(endpoint: string): Promise<void> {
  const { access_key_id: accessKeyId, secret_access_key: secretAccessKey } = ACCESS_KEY;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  });
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
      client.destroy();
      return;
    } catch (error) {
      if (Date.now() > until) {
        throw error;
      }
      await sleep(100);
    }
  }
}

export interface Swift {
  settings: S3Settings;
  stop(): Promise<void>;
}

/** Starts Swift with its S3 interface and an empty bucket on free ports, in a folder of its own. */
export async function startSwift(): Promise<Swift> {
  const { folder, remove } = await temporaryFolder();
  await mkdir(path.join(folder, 'devices/one'), { recursive: true });
  await writeFile(path.join(folder, 'swift.conf'), HASH_CONFIGURATION);
  for (const store of STORES) {
    const port = await freePort();
    await writeFile(path.join(folder, `${store}.conf`), storeConfiguration(store, folder, port));
    await buildRing(folder, store, port);
  }
  const port = await freePort();
  await writeFile(path.join(folder, 'proxy.conf'), proxyConfiguration(folder, port));
  const servers = [...STORES, 'proxy'].map((name) => start(folder, name));
  const kill = () => servers.forEach((server) => server.kill());
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await Promise.all(servers.filter((server) => server.exitCode === null).map((server) => once(server, 'exit')));
    await remove();
  };
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    await createBucket(endpoint);
  } catch (error) {
    await stop();
    throw error;
  }
  const settings = { bucket: BUCKET, region: 'us-east-1', endpoint, force_path_style: true, credentials: ACCESS_KEY };
  return { settings, stop };
}
