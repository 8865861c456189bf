import { STUDY_FILTERS, type IndexDocument, type Study } from '@abroad/search-index';
import { KINDS } from '../../db/filter-lexemes.ts';
import { copiedLexemes } from './copied-lexemes.ts';
import type { CopiedRow } from './copied-rows.ts';
import { halfHoursAt, instantAt, isNull, uuidAt } from './copied-values.ts';
import { CopiedWords } from './copied-words.ts';

/** The columns that are copied for every mentor who can be found. `copiedDocuments` relies on this order. */
export const DOCUMENTS = `select profile_id, rank_score, created_at, (rating * 100)::int, price_from::float8, sort_name,
    next_available_at, available_half_hours, filters, words
  from search_document join (select profile_id, next_available_at, available_half_hours from mentor_search) found using (profile_id)`;
export const DOCUMENT_FIELDS = 10;

const US_PER_MS = 1000;

/** Studies of lexemes without the letter before all of them: the study's letter, that of a filter, and the value. */
function toStudies(lexemes: readonly string[]): Study[] {
  const studies = Map.groupBy(lexemes, (lexeme) => lexeme.charAt(0)).values();
  return Array.from(studies, (own) =>
    Object.fromEntries(
      STUDY_FILTERS.flatMap((name) => {
        const values = own.filter((lexeme) => lexeme.charAt(1) === KINDS[name]).map((lexeme) => lexeme.slice(2));
        return values.length === 0 ? [] : [[name, name === 'proof' ? values : values[0]]];
      }),
    ),
  );
}

/** Makes documents of copied rows; repeated words are made once. @param room number of words that are remembered, a power of two. */
export function copiedDocuments(room: number): (row: CopiedRow) => IndexDocument {
  const text = new CopiedWords(room);
  const filtersOf = copiedLexemes(['o', 't', 'u', 'g', 'p', 'l', 'f', 'k', 'v', 'y', 'U', 'G', 'Y', 'V', 's'], text);
  const wordsOf = copiedLexemes(['a', 'b', 'c', 'd'], text);
  return (row) => {
    const { bytes, starts, ends } = row;
    const start = (field: number) => starts[field] ?? 0;
    const given = <T>(field: number, read: (at: number) => T) => (isNull(row, field) ? null : read(start(field)));
    const filters = filtersOf(bytes, start(8));
    const words = wordsOf(bytes, start(9));
    return {
      id: uuidAt(bytes, start(0)),
      rank_score: bytes.readInt32BE(start(1)),
      created_at: instantAt(bytes, start(2)),
      rating_hundredths: given(3, (at) => bytes.readInt32BE(at)),
      price_from: given(4, (at) => bytes.readDoubleBE(at)),
      sort_name: bytes.toString('utf8', start(5), ends[5] ?? 0),
      next_available_at: given(6, (at) => Math.floor(instantAt(bytes, at) / US_PER_MS)),
      available_half_hours: given(7, (at) => halfHoursAt(bytes, at)),
      values: {
        origin_country_codes: filters.o,
        destination_country_codes: filters.t,
        university_ids: filters.u,
        degree_ids: filters.g,
        topics: filters.p,
        languages: filters.l,
        offers: filters.f,
        // Without what their steps belong to: the index finds the steps up to a limit by their numbers.
        prices: filters.k,
        proof: filters.v,
      },
      education_start_years: filters.y.map(Number),
      at_home: { university_ids: filters.U, degree_ids: filters.G, education_start_years: filters.Y, proof: filters.V },
      studies: toStudies(filters.s),
      words: { A: words.a, B: words.b, C: words.c, D: words.d },
    };
  };
}
