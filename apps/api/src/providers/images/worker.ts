import { parentPort, workerData } from 'node:worker_threads';
import type { AvatarRules, SourceType } from './port.ts';
import { renderAvatar } from './render-avatar.ts';

/** One picture at a time: `{ bytes, declared }` comes in, a `RenderResult` goes out. */
parentPort?.on('message', ({ bytes, declared }: { bytes: Uint8Array; declared: SourceType }) => {
  void renderAvatar(bytes, declared, workerData as AvatarRules).then((result) => parentPort?.postMessage(result));
});
