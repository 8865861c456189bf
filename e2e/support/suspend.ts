import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from './test.ts';

/** Suspends an account as an operator does, by the command, in the product of these tests. */
export async function suspend(email: string, reason: string): Promise<void> {
  const env = { DATA_DIR: String(test.info().config.metadata['dataDir']) };
  await promisify(execFile)(process.execPath, ['tools/suspend.ts', email, '--reason', reason], { env });
}
