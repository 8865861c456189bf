import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { fromSnapshot } from '@abroad/search-index';
import type { Client } from 'pg';
import { z } from 'zod';
import { readChanges, readDatabaseMark } from '../../db/search-outbox.ts';
import type { FollowedIndex } from './catch-up.ts';
import { steadyNow } from './messages.ts';
import { DRAFT_ENDING, readSnapshotFile } from './snapshot-file.ts';
import type { HeavyThread } from './heavy-thread.ts';
import { INDEX_OPTIONS } from './index-options.ts';

const FILE = 'mentors.index';
/** The least time between two snapshots. Changes since the last one are quickly read again at the next start. */
const EVERY_MS = 10 * 60_000;
/** The writer of an older draft has been killed. */
const OLD_DRAFT_MS = 60 * 60_000;
/** At the end of the process there is no time for more. */
const QUICK_MS = 800;

const About = z.object({
  database: z.string(),
  position: z.object({ snapshot: z.string(), generation: z.string() }),
});

/** Writes the index to a folder now and then, so that the next start needn't build it. */
export interface SnapshotKeeper {
  /** The index as it was written last; null where there is none that can be caught up with. */
  load(client: Client): Promise<FollowedIndex | null>;
  /** Writes one where one is due, beside what else goes on. @param changed how many profiles have changed since the last call. */
  keep(followed: FollowedIndex, changed: number): void;
  /** Writes the last one, where that is a matter of a moment. */
  keepLast(followed: FollowedIndex): Promise<void>;
}

async function removeOldDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const draft = path.join(folder, name);
    if (name.endsWith(DRAFT_ENDING) && Date.now() - (await stat(draft)).mtimeMs > OLD_DRAFT_MS) {
      await rm(draft, { force: true });
    }
  }
}

/** Whether a snapshot is of this database, and the outbox reaches back to it. */
async function canBeCaughtUp(client: Client, about: unknown): Promise<boolean> {
  const said = About.safeParse(about);
  return (
    said.success &&
    said.data.database === (await readDatabaseMark(client)) &&
    (await readChanges(client, said.data.position)) !== null
  );
}

/** @param onTrouble hears why one could not be read or written; the index does without. */
export function snapshotKeeper(
  folder: string,
  { heavy, onTrouble }: { heavy: HeavyThread; onTrouble: (error: unknown) => void },
): SnapshotKeeper {
  const file = path.join(folder, FILE);
  let database: string | null = null;
  let changes = 0;
  let kept_at = -Infinity;
  let took_ms = 0;
  let writing: Promise<void> | null = null;

  async function write({ index, position }: FollowedIndex): Promise<void> {
    const begun = steadyNow();
    changes = 0;
    await heavy.write(file, { database, position }, index.toSnapshot()).catch(onTrouble);
    kept_at = steadyNow();
    took_ms = kept_at - begun;
  }

  async function read(client: Client): Promise<FollowedIndex | null> {
    await mkdir(folder, { recursive: true });
    await removeOldDrafts(folder);
    const found = await readSnapshotFile(file, (about) => canBeCaughtUp(client, about));
    if (found === null) {
      return null;
    }
    const { position } = About.parse(found.about);
    const index = fromSnapshot(found.head, found.parts, INDEX_OPTIONS);
    if (index === null) {
      throw new Error(`the snapshot ${file} is torn`);
    }
    kept_at = steadyNow();
    return { index, position };
  }

  return {
    async load(client) {
      database = await readDatabaseMark(client);
      return read(client).catch((error: unknown) => {
        onTrouble(error);
        return null;
      });
    },
    keep(followed, changed) {
      changes += changed;
      const isDue = kept_at === -Infinity || (changes > 0 && steadyNow() - kept_at > EVERY_MS);
      if (isDue && writing === null) {
        writing = write(followed).finally(() => {
          writing = null;
        });
      }
    },
    async keepLast(followed) {
      await writing;
      if (changes > 0 && took_ms < QUICK_MS) {
        await write(followed);
      }
    },
  };
}
