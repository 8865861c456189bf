import { forkListening, type Listening } from '../../lib/server/fork-listening.ts';
import type { PeerServerSettings } from './peer-server.ts';

/** Starts a peer's server. @returns its URL, and its first process. */
export const startPeerServer = (settings: PeerServerSettings): Promise<Listening> =>
  forkListening(new URL('peer-server.ts', import.meta.url), {
    name: `the server of ${settings.engine}`,
    args: [JSON.stringify(settings)],
  });
