import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import type { AskedFilters } from './asked-filters.ts';
import type { Level } from './levels.ts';
import { directionOf, tieOf, walkOf, type Order } from './order.ts';
import { mark, type Part } from './plan.ts';
import { betterThan, pointsOfAll, rankedOf } from './points.ts';
import { hasAllWordsHere } from './wanted-words.ts';

interface Asked {
  words: readonly string[];
  asked: AskedFilters;
}

/** Those with a word that is worth more than the level has for it; nobody where there is no more. */
function aboveLevel({ words, asked }: Asked, { points }: Level): RawBuilder<unknown> {
  const better = rankedOf(words).flatMap((word, at) => betterThan(word, points[at] ?? 0));
  if (better.length === 0) {
    return sql`select profile_id, rank_score, 0 as points from search_document where false`;
  }
  return sql`select profile_id, rank_score, ${pointsOfAll(words)} as points from search_document
    where words @@ ${better.join(' | ')}::tsquery and (${hasAllWordsHere(words, asked)}) is true`;
}

/**
 * The first by relevance: those above a level, all of them, and those that a walk in the order of quality meets.
 * @returns the page; exact where the walk met as many of the level as come before the page's end, else its head alone.
 */
export async function walkByRelevance(
  db: Database,
  asked: Asked,
  level: Level,
  order: Order,
  { offset, limit }: Part,
): Promise<string[]> {
  const { words } = asked;
  const columns = sql`sorted.profile_id, rank_score, words, filters`;
  const rest = order.direction === 'desc' ? aboveLevel(asked, level) : sql`select null::uuid, 0, 0 where false`;
  const { rows } = await sql<{ profile_id: string }>`${mark(words)}
    with walked as materialized (
      select profile_id, rank_score, ${pointsOfAll(words)} as points from ${walkOf(order, columns, level.steps)} walked
      where ${hasAllWordsHere(words, asked.asked)}),
    above as materialized (${rest})
    select profile_id from (select * from walked union select * from above) hit
    order by rank_score + points ${directionOf(order)}, profile_id ${tieOf(order)}
    offset ${offset}::integer limit ${limit}::integer`.execute(db);
  return rows.map((row) => row.profile_id);
}
