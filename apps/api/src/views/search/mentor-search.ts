import type { Context } from '../../context.ts';
import { chosenSearch } from './chosen-search.ts';
import { keptCards, readWrittenCards, type CardReader } from './kept-cards.ts';
import type { MentorSearch } from './port.ts';
import { postgresSearch } from './postgres-search.ts';

/** What finds mentors and what shows them, as the configuration has it. */
export function mentorSearch({ db, logger, search_index }: Pick<Context, 'db' | 'logger' | 'search_index'>): {
  engine: MentorSearch;
  readCards: CardReader;
} {
  const postgres = postgresSearch(db);
  if (search_index === null) {
    return { engine: postgres, readCards: readWrittenCards };
  }
  const cards = keptCards(() => search_index.isServing());
  search_index.listen(cards);
  return { engine: chosenSearch(search_index, postgres, logger), readCards: cards.read };
}
