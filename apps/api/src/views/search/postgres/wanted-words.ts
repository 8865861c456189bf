import { sql, type RawBuilder } from 'kysely';
import type { AskedFilters } from './asked-filters.ts';
import { everyBeginning } from '../../../db/lexemes.ts';
import { COMMON, meetsByOneStudy, meetsFilters, type Probe } from './probe.ts';

/** Has all words and meets the filters, looked for in documents at hand or, where that is good enough, by the GIN index. */
export const hasAllWordsHere = (words: readonly string[], asked: AskedFilters): RawBuilder<unknown> =>
  sql`words @@ ${everyBeginning(words)}::tsquery ${meetsFilters(asked)}`;

/**
 * The same by the GIN index. It reads every mentor of a beginning before it looks for the rest, so that words which many
 * have are looked for in the documents that the others lead to; the rarest word is always sought.
 */
export function hasAllWords(
  words: readonly string[],
  asked: AskedFilters,
  { frequencies }: Probe,
): RawBuilder<unknown> {
  const rarest = Math.min(...frequencies);
  const isSought = (_: string, at: number) =>
    words.length === 1 || (frequencies[at] ?? COMMON) < COMMON || frequencies[at] === rarest;
  const sought = words.filter((word, at) => isSought(word, at));
  const checked = words.filter((word, at) => !isSought(word, at));
  const check = checked.length === 0 ? sql`` : sql`and (words @@ ${everyBeginning(checked)}::tsquery) is true`;
  return sql`words @@ ${everyBeginning(sought)}::tsquery ${check} ${meetsFilters(asked)}`;
}

/** The same by the bitmaps of the filters, the words being looked for in the documents that these lead to. */
export const hasAllWordsAmongFiltered = (words: readonly string[], asked: AskedFilters): RawBuilder<unknown> =>
  sql`ordinal = any(array(
      select search_ordinals(search_bits(${asked.values}::text[], ${asked.groups}::integer[], ${asked.query}::tsquery))))
    and (words @@ ${everyBeginning(words)}::tsquery) is true ${meetsByOneStudy(asked)}`;
