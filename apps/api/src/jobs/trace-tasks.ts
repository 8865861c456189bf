import { inOwnTrace, linksOf } from '../core/tracing.ts';
import type { Task } from './define-job.ts';

/** The same jobs, each run as a trace of its own with a link to the request that enqueued it. */
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
