import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What lies beside the database in the data directory, where it lies there at all: pictures, and keys that were made once. */
const KEPT = ['media', 'encryption-key', 'payments-sandbox-key'];

const filesBeneath = (root: string, name: string): string[] =>
  statSync(path.join(root, name)).isDirectory()
    ? readdirSync(path.join(root, name)).flatMap((one) => filesBeneath(root, path.join(name, one)))
    : [name];

const listFiles = (dataDir: string): string[] =>
  KEPT.filter((name) => existsSync(path.join(dataDir, name))).flatMap((name) => filesBeneath(dataDir, name));

/** Copies what belongs to a backup. A picture that is replaced meanwhile may be gone. @returns what was copied. */
export function copyFiles(from: string, to: string, names = listFiles(from)): string[] {
  return names.filter((name) => {
    try {
      cpSync(path.join(from, name), path.join(to, name), { preserveTimestamps: true });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  });
}
