import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { PeerServerSettings } from './peer-server.ts';

/** Starts a peer's server. @returns where it listens, and its first process. */
export async function startPeerServer(settings: PeerServerSettings) {
  const child = fork(new URL('peer-server.ts', import.meta.url), [JSON.stringify(settings)]);
  const ended = once(child, 'exit');
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`the server of ${settings.engine} ended before it listened`))),
  ])) as [{ base_url: string }];
  return {
    base_url: message.base_url,
    pid: child.pid,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
