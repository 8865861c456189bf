import type { ProfileSummary } from '@abroad/contract';
import { recentlyUsed } from '../../core/recently-used.ts';
import type { Database } from '../../db/connection.ts';
import { readCards } from './cards.ts';
import type { ChangeListener } from '../../providers/search/port.ts';

/** Bytes of cards that a process keeps; the one used longest ago goes first. */
const KEPT_BYTES = 24 * 1024 * 1024;

export interface CardReader {
  /** Hears what has changed until now: what is read afterwards is as new as that. */
  refresh(): Promise<void>;
  /** Reads cards as JSON in UTF-8, in the order of the ids; those that are gone by now are left out. */
  read(db: Database, ids: readonly string[]): Promise<Buffer[]>;
}

const write = (card: ProfileSummary) => Buffer.from(JSON.stringify(card));

/**
 * Cards that are shown again as they were written, as long as their profiles have not changed, so that a card is never
 * staler than the index that found it.
 * @param isCurrent whether changes are being told; while they are not, nothing is kept and nothing shown again.
 */
export function keptCards(
  isCurrent: () => boolean,
  { kept_bytes = KEPT_BYTES, readFrom = readCards }: { kept_bytes?: number; readFrom?: typeof readCards } = {},
): ChangeListener & Pick<CardReader, 'read'> {
  const cards = recentlyUsed<Buffer>(kept_bytes, ({ length }) => length);
  /** What changed while cards are being read: these may have been read before the change. */
  const beingRead = new Set<{ changed: Set<string>; all: boolean }>();

  async function readAndKeep(db: Database, ids: readonly string[]): Promise<Map<string, Buffer>> {
    const meanwhile = { changed: new Set<string>(), all: false };
    beingRead.add(meanwhile);
    try {
      const read = new Map((await readFrom(db, ids)).map((card) => [card.profile_id, write(card)]));
      for (const [id, card] of read) {
        if (!meanwhile.all && !meanwhile.changed.has(id)) {
          cards.set(id, card);
        }
      }
      return read;
    } finally {
      beingRead.delete(meanwhile);
    }
  }

  return {
    changed(profile_ids) {
      profile_ids.forEach((id) => cards.delete(id));
      beingRead.forEach(({ changed }) => profile_ids.forEach((id) => changed.add(id)));
    },
    begun_anew() {
      cards.clear();
      beingRead.forEach((meanwhile) => {
        meanwhile.all = true;
      });
    },
    async read(db, ids) {
      if (!isCurrent()) {
        return (await readFrom(db, ids)).map(write);
      }
      const known = ids.map((id) => cards.get(id));
      const missing = ids.filter((_, nth) => known[nth] === undefined);
      const read = missing.length > 0 ? await readAndKeep(db, missing) : null;
      return known.map((card, nth) => card ?? read?.get(ids[nth] ?? '')).filter((card) => card !== undefined);
    },
  };
}
