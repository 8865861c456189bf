import type { Context } from '../context.ts';

/** One kind of job: what it does with its payload. It may run twice, and must then do nothing the second time. */
export type Task = (payload: unknown) => Promise<void>;

/** The register of jobs: every feature brings its own; `crontab` names those that time starts. */
export function createTasks(_context: Context): { tasks: Record<string, Task>; crontab: string } {
  return { tasks: {}, crontab: '' };
}
