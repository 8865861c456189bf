import type { Pool } from 'pg';
import type { SandboxConfig } from './config.ts';

/** What every part of the sandbox works with. */
export interface Sandbox {
  config: SandboxConfig;
  pool: Pool;
  /** Says that there is something to do later, or to tell. */
  wake: () => void;
  /** Aborts when it ends. */
  stopping: AbortSignal;
}
