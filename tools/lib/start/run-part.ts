import { readConfig } from '@abroad/api/config/config';
import path from 'node:path';
import { memorySettings } from './memory-settings.ts';
import { runProgram } from './process-part.ts';
import type { Supervisor } from './supervisor.ts';

const SERVER = path.resolve(import.meta.dirname, '../../../apps/server/src/main.ts');

/**
 * Runs one role of the product by itself: `npm run api`, `npm run worker`. It neither builds nor migrates.
 * @returns the text to print when it is ready.
 */
export async function runPart(supervisor: Supervisor, role: 'api' | 'worker'): Promise<string> {
  const config = readConfig();
  supervisor.patience_ms = config.drain_ms === 0 ? 0 : config.stop_ms;
  const { patience_ms, signal } = supervisor;
  await supervisor.add(
    runProgram({ name: `The ${role}`, file: SERVER, args: [role], env: memorySettings(), patience_ms, signal }),
  );
  return `ready http://${config.host}:${config.port}`;
}
