import type { IndexDocument } from '@abroad/search-index';
import { copiedLexemes } from './copied-lexemes.ts';
import type { CopiedRow } from './copied-rows.ts';
import { instantAt, isNull, uuidAt } from './copied-values.ts';
import { CopiedWords } from './copied-words.ts';

/** What is copied of everybody who can be found; `copiedDocuments` counts on this order. */
export const DOCUMENTS = `select profile_id, rank_score, created_at, (rating * 100)::int, price_from::float8, sort_name,
    next_available_at, filters, words
  from search_document join (select profile_id, next_available_at from mentor_search) found using (profile_id)`;
export const DOCUMENT_FIELDS = 9;

const US_PER_MS = 1000;

/** Makes documents of copied rows; what comes again and again is made once. @param room for so many words, a power of two. */
export function copiedDocuments(room: number): (row: CopiedRow) => IndexDocument {
  const text = new CopiedWords(room);
  const filtersOf = copiedLexemes(['o', 't', 'u', 'g', 'p', 'y'], text);
  const wordsOf = copiedLexemes(['a', 'b', 'c', 'd'], text);
  return (row) => {
    const { bytes, starts, ends } = row;
    const start = (field: number) => starts[field] ?? 0;
    const given = <T>(field: number, read: (at: number) => T) => (isNull(row, field) ? null : read(start(field)));
    const filters = filtersOf(bytes, start(7));
    const words = wordsOf(bytes, start(8));
    return {
      id: uuidAt(bytes, start(0)),
      rank_score: bytes.readInt32BE(start(1)),
      created_at: instantAt(bytes, start(2)),
      rating_hundredths: given(3, (at) => bytes.readInt32BE(at)),
      price_from: given(4, (at) => bytes.readDoubleBE(at)),
      sort_name: bytes.toString('utf8', start(5), ends[5] ?? 0),
      next_available_at: given(6, (at) => Math.floor(instantAt(bytes, at) / US_PER_MS)),
      values: {
        origin_country_codes: filters.o,
        destination_country_codes: filters.t,
        university_ids: filters.u,
        degree_ids: filters.g,
        topics: filters.p,
      },
      education_start_years: filters.y.map(Number),
      words: { A: words.a, B: words.b, C: words.c, D: words.d },
    };
  };
}
