import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from '../processes.ts';

/** The data of a running instance for tools on the same machine. */
export interface Instance {
  port: number;
  database_url: string;
  issuer: string;
  pid: number;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'instance.json');

/** Stored for this user alone: the URL of the database contains its password. */
export function announceInstance(dataDir: string, instance: Instance): () => void {
  rmSync(fileOf(dataDir), { force: true });
  writeFileSync(fileOf(dataDir), `${JSON.stringify(instance, null, 2)}\n`, { mode: 0o600 });
  return () => rmSync(fileOf(dataDir), { force: true });
}

/** The instance that runs on a data directory, or null. */
export function runningInstance(dataDir: string): Instance | null {
  try {
    const instance = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Instance;
    return isAlive(instance.pid) ? instance : null;
  } catch {
    return null;
  }
}
