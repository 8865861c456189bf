import { expect, test } from 'vitest';
import { JOBS } from '../../apps/api/src/jobs/register.ts';
import { readSourceFiles } from './source-files.ts';

const code = readSourceFiles().filter((file) => !file.is_test && file.path.startsWith('apps/'));

test('every kind of job that may be enqueued is in the register, once', () => {
  const named = code.flatMap(({ text }) => [...text.matchAll(/\b(?:jobKind|scheduledJob)\(\{\s*task: '([^']+)'/g)]);
  const registered = JOBS.map(({ task }) => task);
  expect(named.map(([, task = '']) => task).toSorted()).toEqual(registered.toSorted());
  expect(new Set(registered).size).toBe(registered.length);
});

test('jobs are added to the queue in one place', () => {
  const adds = code.filter(({ text }) => /graphile_worker\.add_jobs?\b/.test(text));
  expect(adds.map(({ path, text }) => [path, text.split('graphile_worker.add_job').length - 1])).toEqual([
    ['apps/api/src/jobs/enqueue.ts', 1],
  ]);
});
