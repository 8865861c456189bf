import { ATTACHMENT_TYPES } from '@abroad/contract/attachments';
import { LIMITS } from '@abroad/contract/limits';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { isLostConnection } from '../../api/failure.ts';
import { draftKey, readDraft, removeDraft, tabStorage, writeDraft } from '../../lib/draft-storage.ts';
import { useBackOnline } from '../../lib/use-online.ts';
import { FileQueue, type ReadyFile } from './file-queue.ts';

export const ReadyFiles = z.array(z.object({ id: z.string(), filename: z.string(), size_bytes: z.number() }));

/** A file that the service would refuse, told without sending it. */
export class UnfitFile extends Error {
  readonly reason: 'type' | 'size' | 'empty';

  constructor(reason: UnfitFile['reason']) {
    super(`A file is unfit by its ${reason}`);
    this.reason = reason;
  }
}

function refuseUnfit({ size, type }: File): void {
  if (size === 0) {
    throw new UnfitFile('empty');
  }
  if (size > LIMITS.attachment_bytes) {
    throw new UnfitFile('size');
  }
  if (!ATTACHMENT_TYPES.some((one) => one === type)) {
    throw new UnfitFile('type');
  }
}

/** One for each draft in this tab, so that uploads continue while their author is on other pages. */
const queues = new Map<string, FileQueue>();

function queueOf(key: string): FileQueue {
  const known = queues.get(key);
  if (known !== undefined) {
    return known;
  }
  const queue = new FileQueue({
    send: async (file, { onProgress, signal }) => {
      refuseUnfit(file);
      const { uploadClient } = await import('../../api/browser-client.ts');
      const { id, filename, size_bytes } = await (await uploadClient(onProgress)).createAttachment({ file, signal });
      return { id, filename, size_bytes };
    },
    forget: (id) => {
      // If this fails, it is deleted automatically after an hour.
      void import('../../api/browser-client.ts')
        .then(({ api }) => api.deleteAttachment({ params: { id } }))
        .catch(() => undefined);
    },
    isLost: isLostConnection,
    keeping: {
      read: () => readDraft<ReadyFile[]>(tabStorage, key, ReadyFiles) ?? [],
      write: (ready) => (ready.length === 0 ? removeDraft(tabStorage, key) : writeDraft(tabStorage, key, ready)),
    },
  });
  queues.set(key, queue);
  return queue;
}

/** The files of a message that is being written. @param draft the key of its text */
export function useFiles(userId: string, draft: string) {
  const queue = queueOf(draftKey(`${draft}.files`, userId));
  const chosen = useSyncExternalStore(
    queue.subscribe,
    () => queue.chosen,
    () => queue.chosen,
  );
  useBackOnline(
    chosen.some(({ state }) => state === 'offline'),
    () => queue.resume(),
  );
  return { chosen, queue };
}

/** The message about files that can't go yet; null if all can. */
export function filesProblem(chosen: ReturnType<typeof useFiles>['chosen']) {
  if (chosen.some(({ state }) => state === 'failed')) {
    return 'attachments.remove_first' as const;
  }
  return chosen.every(({ state }) => state === 'ready') ? null : ('files.wait' as const);
}
