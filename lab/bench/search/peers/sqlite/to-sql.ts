import { valueWord } from '../../documents/lines.ts';
import type { PeerQuery, PeerSort } from '../peer-query.ts';

/** A statement and its values. */
export interface Sql {
  text: string;
  values: (string | number)[];
}

/** The product's points for a whole word; FTS5 uses them in bm25, where the lowest is the best. */
const BM25 = 'bm25(document, 12.0, 4.8, 1.8, 0.6, 0.0)';
const ORDER: Readonly<Record<PeerSort, string>> = {
  relevance: BM25,
  recommended: 'mentor.rank_score desc',
  newest: 'mentor.created desc',
  rating: 'mentor.rating desc',
  name: 'mentor.name_order',
};

/** With words, the values are searched as words too, which is faster than joining. */
function matching({ words, values }: PeerQuery): string {
  const wanted = words.map((word) => `{a b c d}: "${word}"*`);
  return [...wanted, ...values.map((value) => `f: "${valueWord(value)}"`)].join(' AND ');
}

function yearsCondition({ years }: PeerQuery, ordinal: string): Sql[] {
  return years === null
    ? []
    : [
        {
          text: `exists (select 1 from study_year where study_year.ordinal = ${ordinal} and year between ? and ?)`,
          values: [years.from, years.to],
        },
      ];
}

/** The source of the rows: with words the full-text index first, otherwise the first value. */
function source(query: PeerQuery): { from: string; ordinal: string; conditions: Sql[] } {
  if (query.words.length > 0) {
    const match = { text: 'document match ?', values: [matching(query)] };
    return {
      from: 'document',
      ordinal: 'document.rowid',
      conditions: [match, ...yearsCondition(query, 'document.rowid')],
    };
  }
  const [first, ...others] = query.values;
  if (first === undefined)
    return { from: 'mentor', ordinal: 'mentor.ordinal', conditions: yearsCondition(query, 'mentor.ordinal') };
  const also = others.map((value) => ({
    text: 'exists (select 1 from held also where also.value = ? and also.ordinal = held.ordinal)',
    values: [value],
  }));
  return {
    from: 'held',
    ordinal: 'held.ordinal',
    conditions: [{ text: 'held.value = ?', values: [first] }, ...also, ...yearsCondition(query, 'held.ordinal')],
  };
}

const whereAll = (conditions: readonly Sql[]) =>
  conditions.length > 0 ? ` where ${conditions.map(({ text }) => text).join(' and ')}` : '';

/** The requested page, and the total. */
export function toSql(query: PeerQuery): { page: Sql; count: Sql } {
  const { from, ordinal, conditions } = source(query);
  const values = conditions.flatMap((condition) => condition.values);
  const isJoined = from !== 'mentor' && query.sort !== 'relevance';
  const joined = isJoined ? ` join mentor on mentor.ordinal = ${ordinal}` : '';
  return {
    page: {
      text: `select ${ordinal} as ordinal from ${from}${joined}${whereAll(conditions)} order by ${ORDER[query.sort]}, ${ordinal} limit ? offset ?`,
      values: [...values, query.limit, query.offset],
    },
    count: { text: `select count(*) as total from ${from}${whereAll(conditions)}`, values },
  };
}
