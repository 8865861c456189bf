import { inOwnTrace, linksOf } from '../core/tracing.ts';
import type { Task } from './define-job.ts';

/** The same jobs, each run a trace of its own that links to the request that asked for it. */
export const traceTasks = (tasks: Readonly<Record<string, Task>>): Record<string, Task> =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, as) =>
        inOwnTrace({ name: `job ${name}`, attributes: attributesOf(name), links: linksOf(payload) }, () =>
          task(payload, as),
        ),
    ]),
  );

const attributesOf = (name: string) => ({
  'messaging.system': 'graphile_worker',
  'messaging.destination.name': name,
  'messaging.operation.type': 'process',
});
