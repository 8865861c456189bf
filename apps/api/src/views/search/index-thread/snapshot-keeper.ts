import type { Client } from 'pg';
import type { FollowedIndex } from './catch-up.ts';

/** Writes the index to a folder now and then, so that the next start needn't build it. */
export interface SnapshotKeeper {
  /** The index as it was written last; null where there is none that can be caught up with. */
  load(client: Client): Promise<FollowedIndex | null>;
  /** Writes one where one is due, beside what else goes on. @param changed how many profiles have changed since the last call. */
  keep(followed: FollowedIndex, changed: number): void;
  /** Writes the last one, where that is a matter of a moment. */
  keepLast(followed: FollowedIndex): Promise<void>;
}

/** There are none yet: every start builds. */
export function snapshotKeeper(_folder: string, _onTrouble: (error: unknown) => void): SnapshotKeeper {
  return { load: () => Promise.resolve(null), keep: () => undefined, keepLast: () => Promise.resolve() };
}
