import type { ProfileSummary } from '@abroad/contract';
import type { Database } from '../../db/connection.ts';
import { readCards } from './cards.ts';
import type { ChangeListener } from './index-thread/index.ts';

/** Bytes of cards that a process keeps; the one used longest ago goes first. */
const KEPT_BYTES = 48 * 1024 * 1024;
/** What a kept card takes besides its letters, most of which take one byte each. */
const ENTRY_BYTES = 150;

/** Reads cards as JSON, in the order of the ids; those that are gone by now are left out. */
export type CardReader = (db: Database, ids: readonly string[]) => Promise<string[]>;

const toText = (card: ProfileSummary) => JSON.stringify(card);

/** Reads every card from the database. */
export const readCardTexts: CardReader = async (db, ids) => (await readCards(db, ids)).map(toText);

/**
 * Cards that are shown again as they were written, as long as their profiles have not changed, so that a card is never
 * staler than the index that found it.
 * @param isCurrent whether changes are being told; while they are not, nothing is kept and nothing shown again.
 */
export function keptCards(isCurrent: () => boolean, kept_bytes = KEPT_BYTES): ChangeListener & { read: CardReader } {
  const cards = new Map<string, string>();
  /** What changed while cards are being read: these may have been read before the change. */
  const beingRead = new Set<{ changed: Set<string>; all: boolean }>();
  let bytes = 0;

  const weigh = (text: string) => text.length + ENTRY_BYTES;

  function drop(id: string): void {
    const text = cards.get(id);
    if (text !== undefined) {
      cards.delete(id);
      bytes -= weigh(text);
    }
  }

  function keep(id: string, text: string): void {
    drop(id);
    cards.set(id, text);
    bytes += weigh(text);
    for (const oldest of cards.keys()) {
      if (bytes <= kept_bytes) {
        break;
      }
      drop(oldest);
    }
  }

  function recall(id: string): string | undefined {
    const text = cards.get(id);
    if (text !== undefined) {
      cards.delete(id);
      cards.set(id, text);
    }
    return text;
  }

  async function readAndKeep(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
    const meanwhile = { changed: new Set<string>(), all: false };
    beingRead.add(meanwhile);
    try {
      const read = new Map((await readCards(db, ids)).map((card) => [card.profile_id, toText(card)]));
      for (const [id, text] of read) {
        if (!meanwhile.all && !meanwhile.changed.has(id)) {
          keep(id, text);
        }
      }
      return read;
    } finally {
      beingRead.delete(meanwhile);
    }
  }

  return {
    changed(profile_ids) {
      profile_ids.forEach(drop);
      beingRead.forEach(({ changed }) => profile_ids.forEach((id) => changed.add(id)));
    },
    begun_anew() {
      cards.clear();
      bytes = 0;
      beingRead.forEach((meanwhile) => {
        meanwhile.all = true;
      });
    },
    async read(db, ids) {
      if (!isCurrent()) {
        return readCardTexts(db, ids);
      }
      const known = new Map(ids.map((id) => [id, recall(id)]));
      const missing = ids.filter((id) => known.get(id) === undefined);
      const read = missing.length > 0 ? await readAndKeep(db, missing) : known;
      return ids.map((id) => known.get(id) ?? read.get(id)).filter((text) => text !== undefined);
    },
  };
}
