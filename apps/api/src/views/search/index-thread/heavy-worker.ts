import { parentPort } from 'node:worker_threads';
import { mergeSegments } from '@abroad/search-index';
import type { HeavyResult, HeavyTask } from './heavy-messages.ts';
import { writeSnapshotFile } from './snapshot-file.ts';

async function work(task: HeavyTask): Promise<HeavyResult> {
  if (task.kind === 'merge') {
    return { segment: mergeSegments(task.input) };
  }
  await writeSnapshotFile(task.path, task.about, task.snapshot);
  return { segment: null };
}

/** Takes one task at a time: what would keep searches waiting. */
parentPort?.on('message', (task: HeavyTask) => {
  void work(task)
    .catch((error: unknown) => ({ error: String(error) }))
    .then((result) => parentPort?.postMessage(result));
});
