import { parentPort } from 'node:worker_threads';
import { mergeSegments } from '@abroad/search-index';
import { buildIndex } from './build-index.ts';
import type { HeavyKind, HeavyResult, HeavyTask, HeavyTasks } from './heavy-messages.ts';
import { writeSnapshotFile } from './snapshot-file.ts';

async function work(task: HeavyTask): Promise<HeavyTasks[HeavyKind]['result']> {
  switch (task.kind) {
    case 'build': {
      const { index, position } = await buildIndex(task.database_url);
      return { snapshot: index.handOver(), position };
    }
    case 'merge':
      return mergeSegments(task.input);
    case 'write':
      await writeSnapshotFile(task.path, task.about, task.snapshot);
      return null;
  }
}

/** Takes one task at a time: what would keep searches waiting. */
parentPort?.on('message', (task: HeavyTask) => {
  void work(task)
    .then(
      (result): HeavyResult => ({ result }),
      (error: unknown): HeavyResult => ({ error: String(error) }),
    )
    .then((result) => parentPort?.postMessage(result));
});
