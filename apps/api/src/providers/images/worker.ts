import { parentPort, workerData } from 'node:worker_threads';
import type { AvatarRules, ImageTask } from './port.ts';
import { renderAvatar } from './render-avatar.ts';
import { renderDocument } from './render-document.ts';

const rules = workerData as AvatarRules;
const render = ({ bytes, declared }: ImageTask) =>
  declared === null ? renderDocument(bytes, rules) : renderAvatar(bytes, declared, rules);

/** One picture at a time: an `ImageTask` comes in, its result goes out. */
parentPort?.on('message', (task: ImageTask) => {
  void render(task).then((result) => parentPort?.postMessage(result));
});
