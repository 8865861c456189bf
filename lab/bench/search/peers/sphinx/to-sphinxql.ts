import { valueWord } from '../../documents/lines.ts';
import type { PeerQuery, PeerSort } from '../peer-query.ts';

/** Sphinx keeps this many of the best: fifty pages of twenty. */
const MAX_MATCHES = 1000;
/** The product's points for a whole word; Sphinx's fast rankers can't count a prefix as half. */
const FIELD_WEIGHTS = '(a=12000, b=5200, c=1800, d=600, f=1)';

const ORDER: Readonly<Record<PeerSort, string>> = {
  relevance: 'points DESC',
  recommended: 'rank_score DESC',
  newest: 'created DESC',
  rating: 'rating DESC',
  name: 'name_order ASC',
};

/** Filter values are searched as words: several times as fast as attributes, which Sphinx doesn't index. */
function match({ words, values }: PeerQuery): string[] {
  const wanted = [
    ...(words.length > 0 ? [`@(a,b,c,d) ${words.map((word) => `${word}*`).join(' ')}`] : []),
    ...(values.length > 0 ? [`@f ${values.map(valueWord).join(' ')}`] : []),
  ];
  return wanted.length > 0 ? [`MATCH('${wanted.join(' ')}')`] : [];
}

/** A search in SphinxQL, and the query for the total. Words are letters and digits. */
export function toSphinxql(query: PeerQuery): string {
  const { years, sort, offset, limit } = query;
  const isRanked = sort === 'relevance';
  const conditions = [...match(query), ...(years ? [`years BETWEEN ${years.from} AND ${years.to}`] : [])];
  const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
  const ranker = isRanked ? `ranker=wordcount, field_weights=${FIELD_WEIGHTS}` : 'ranker=none';
  return (
    `SELECT id${isRanked ? ', weight() + rank_score AS points' : ''} FROM mentors${where} ` +
    `ORDER BY ${ORDER[sort]}, id ASC LIMIT ${offset}, ${limit} ` +
    `OPTION max_matches=${MAX_MATCHES}, ${ranker}; SHOW META LIKE 'total_found'`
  );
}
