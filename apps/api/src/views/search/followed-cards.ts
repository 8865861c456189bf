import { CompiledQuery } from 'kysely';
import { inTurns } from '../../core/in-turns.ts';
import type { Database } from '../../db/connection.ts';
import { readChanges, readPosition, type Askable, type Position } from '../../db/search-outbox.ts';
import { keptCards, type CardReader } from './kept-cards.ts';

const PREPARED = '/* prepared */';
const askableOf = (db: Database): Askable => ({
  query: ({ text, values = [] }) => db.executeQuery(CompiledQuery.raw(`${PREPARED} ${text}`, values)),
});

/**
 * Cards that are kept where no index tells of changes: each search reads in the outbox what has changed since the last
 * one, so that a card is never older than the search that shows it, and a process that nobody asks does nothing.
 */
export function followedCards(db: Database, options: Parameters<typeof keptCards>[1] = {}): CardReader {
  const asked = askableOf(db);
  let position: Position | null = null;
  const cards = keptCards(() => position !== null, options);

  function beginAt(begun: Position | null): void {
    position = begun;
    cards.begun_anew();
  }

  async function hear(): Promise<void> {
    const before = position;
    const now = await readPosition(asked);
    if (before?.snapshot === now.snapshot && before.generation === now.generation) {
      return;
    }
    const changes = before === null ? null : await readChanges(asked, before);
    if (changes === null) {
      beginAt(now);
    } else {
      cards.changed([...changes.documents, ...changes.times, ...changes.cards]);
      position = changes.position;
    }
  }

  return {
    // Without the outbox cards are read each time; what is wrong with the database is told by the search itself.
    refresh: inTurns(() => hear().catch(() => beginAt(null))),
    read: cards.read,
  };
}
