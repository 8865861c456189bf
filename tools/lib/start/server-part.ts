import path from 'node:path';
import { memorySettings } from './memory-settings.ts';
import { restartOnChange } from './restart-on-change.ts';
import { runProgram } from './process-part.ts';
import type { Part } from './supervisor.ts';

interface ServerOptions {
  root: string;
  env: Record<string, string>;
  /** The extra time that it may take to end. */
  patience_ms: number;
  development: boolean;
  signal: AbortSignal;
}

/** The sources of the server process; Vite watches those of the web. */
const SOURCES = ['apps/api/src', 'apps/server/src', 'packages'];

/** Runs API, web and worker; in development restarts them when their sources change. */
export function runServer({ root, env, patience_ms, development, signal }: ServerOptions): Promise<Part> {
  const file = path.join(root, 'apps/server/src/main.ts');
  const program = { name: 'The server', file, env: { ...memorySettings(), ...env }, patience_ms };
  if (!development) return runProgram({ ...program, signal });
  const folders = SOURCES.map((source) => path.join(root, source));
  const run = (starting: AbortSignal) => runProgram({ ...program, args: ['--dev'], signal: starting });
  return restartOnChange({ folders, signal, run });
}
