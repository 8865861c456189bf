import type { IndexDocument, Weight } from '@abroad/search-index';
import type { CopiedRow } from './copied-rows.ts';
import { elementsOf, instantAt, isNull, repeatedUuids, uuidAt } from './copied-values.ts';
import { copiedWords } from './copied-words.ts';

/** What is copied of a row of `mentor_search`; `copiedDocuments` counts on this order. */
export const DOCUMENT_COLUMNS = `profile_id, rank_score, created_at, (rating * 100)::int, price_from::float8, sort_name,
  next_available_at, origin_country_code::text, destination_country_codes, university_ids, degree_ids, topics,
  education_start_years, words`;
export const DOCUMENT_FIELDS = 14;

const US_PER_MS = 1000;
/** As PostgreSQL numbers the weights of words. */
const WEIGHTS = ['D', 'C', 'B', 'A'] as const;
const WEIGHT_SHIFT = 14;

type ReadWord = ReturnType<typeof copiedWords>;

/** The words of a tsvector by weight: a count, then each as text, zero, number of places, and places with weights. */
function wordsOf({ bytes, starts }: CopiedRow, field: number, read: ReadWord): Record<Weight, string[]> {
  const words: Record<Weight, string[]> = { A: [], B: [], C: [], D: [] };
  const begin = starts[field] ?? 0;
  let at = begin + 4;
  for (let left = bytes.readInt32BE(begin); left > 0; left -= 1) {
    let end = at;
    while (bytes[end] !== 0) {
      end += 1;
    }
    const places = bytes.readUInt16BE(end + 1);
    const weight = places === 0 ? 0 : bytes.readUInt16BE(end + 3) >> WEIGHT_SHIFT;
    words[WEIGHTS[weight] ?? 'D'].push(read(bytes, at, end));
    at = end + 3 + places * 2;
  }
  return words;
}

const readYear = (bytes: Buffer, start: number) => bytes.readInt32BE(start);

/** Makes documents of copied rows; what comes again and again is made once. @param room for so many words, a power of two. */
export function copiedDocuments(room: number): (row: CopiedRow) => IndexDocument {
  const text = copiedWords(room);
  const uuid = repeatedUuids();
  return (row) => {
    const { bytes, starts, ends } = row;
    const start = (field: number) => starts[field] ?? 0;
    const given = <T>(field: number, read: (at: number) => T) => (isNull(row, field) ? null : read(start(field)));
    const origin = given(7, (at) => text(bytes, at, ends[7] ?? 0));
    return {
      id: uuidAt(bytes, start(0)),
      rank_score: bytes.readInt32BE(start(1)),
      created_at: instantAt(bytes, start(2)),
      rating_hundredths: given(3, (at) => bytes.readInt32BE(at)),
      price_from: given(4, (at) => bytes.readDoubleBE(at)),
      sort_name: bytes.toString('utf8', start(5), ends[5] ?? 0),
      next_available_at: given(6, (at) => Math.floor(instantAt(bytes, at) / US_PER_MS)),
      values: {
        origin_country_codes: origin === null ? [] : [origin],
        destination_country_codes: elementsOf(row, 8, text),
        university_ids: elementsOf(row, 9, uuid),
        degree_ids: elementsOf(row, 10, uuid),
        topics: elementsOf(row, 11, text),
      },
      education_start_years: elementsOf(row, 12, readYear),
      words: wordsOf(row, 13, text),
    };
  };
}
