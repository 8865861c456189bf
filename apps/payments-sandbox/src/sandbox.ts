import type { Pool } from 'pg';
import type { SandboxConfig } from './config.ts';

/** The shared parts of the sandbox. */
export interface Sandbox {
  config: SandboxConfig;
  pool: Pool;
  /** Says that there is something to do later, or to tell. */
  wake: () => void;
  /** Aborts when it ends. */
  stopping: AbortSignal;
}
