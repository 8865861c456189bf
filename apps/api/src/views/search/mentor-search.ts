import type { Context } from '../../context.ts';
import { chosenSearch } from './chosen-search.ts';
import { followedCards } from './followed-cards.ts';
import { keptCards, type CardReader } from './kept-cards.ts';
import type { MentorSearch } from './port.ts';
import { postgresSearch } from './postgres-search.ts';

/** What finds mentors and what shows them, as the configuration has it. */
export function mentorSearch({
  db,
  clock,
  logger,
  search_index,
}: Pick<Context, 'db' | 'clock' | 'logger' | 'search_index'>): {
  engine: MentorSearch;
  cards: CardReader;
} {
  const postgres = postgresSearch(db, { clock });
  if (search_index === null) {
    return { engine: postgres, cards: followedCards(db) };
  }
  const cards = keptCards(() => search_index.isServing());
  search_index.listen(cards);
  // The index tells of changes by itself.
  const refresh = () => Promise.resolve();
  return { engine: chosenSearch(search_index, postgres, { logger, clock }), cards: { refresh, read: cards.read } };
}
