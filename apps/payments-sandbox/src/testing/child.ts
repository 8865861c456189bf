import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../../../tools/lib/ports.ts';

export interface Child {
  process: ChildProcess;
  origin: string;
  /** All that it has printed so far. */
  output: () => string;
}

export const KEYS = {
  SANDBOX_SECRET_KEY: 'sk_test_child',
  SANDBOX_PUBLISHABLE_KEY: 'pk_test_child',
  SANDBOX_WEBHOOK_SECRET: 'whsec_child',
};

/** The sandbox as a process of its own, as an instance starts it. */
export async function startChild(environment: Record<string, string>): Promise<Child> {
  const port = environment['SANDBOX_PORT'] ?? String(await freePort());
  const origin = `http://localhost:${port}`;
  const env = {
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    SANDBOX_PORT: port,
    SANDBOX_ORIGIN: origin,
    WEB_ORIGIN: 'http://localhost:4100',
    SANDBOX_WEBHOOK_URL: 'http://localhost:9/api/webhooks/stripe',
    ...KEYS,
    ...environment,
  };
  const child = fork(path.join(import.meta.dirname, '../main.ts'), { env, silent: true });
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(String(chunk)));
  child.stderr?.on('data', (chunk) => chunks.push(String(chunk)));
  return { process: child, origin, output: () => chunks.join('') };
}

/** @returns once it says that it is ready */
export const untilReady = (child: Child): Promise<unknown> => once(child.process, 'message');
