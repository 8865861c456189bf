import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ToWriter, Written } from './change-profiles.ts';

/** A process that changes profiles. */
export interface Writer {
  setRate(per_second: number): void;
  /** The last word written to each profile. */
  words: ReadonlyMap<string, Written>;
  count(): number;
  onWritten(listener: (written: Written) => void): void;
  /** Restores the previous content, and ends. */
  restore(): Promise<void>;
}

const RESTORE_MS = 120_000;

/** Starts it on a database; nothing is written yet. */
export function startWriter(database_url: string): Writer {
  const child = fork(new URL('change-profiles.ts', import.meta.url), [], {
    execArgv: [],
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: database_url,
      DATABASE_POOL_SIZE: '8',
      OIDC_ISSUER: 'http://localhost:9',
      LOG_LEVEL: 'error',
    },
  });
  const ended = once(child, 'exit');
  const words = new Map<string, Written>();
  const listeners: ((written: Written) => void)[] = [];
  let count = 0;
  child.on('message', (written: Written) => {
    count += 1;
    words.set(written.profile_id, written);
    listeners.forEach((listener) => listener(written));
  });
  const tell = (message: ToWriter) => {
    // Without writes the measurements would be meaningless.
    if (!child.connected) throw new Error('who changes profiles has ended');
    child.send(message);
  };
  return {
    setRate: (per_second) => tell({ kind: 'rate', per_second }),
    words,
    count: () => count,
    onWritten: (listener) => void listeners.push(listener),
    async restore() {
      tell({ kind: 'restore' });
      const ending = await Promise.race([ended, delay(RESTORE_MS, null, { ref: false })]);
      child.kill('SIGKILL');
      if (ending?.[0] !== 0) throw new Error('the headlines could not be put back');
    },
  };
}
