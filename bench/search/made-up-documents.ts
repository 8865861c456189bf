import { HOME_KINDS, KINDS } from '@abroad/api/db/filter-lexemes';
import { loadUniversities } from '@abroad/reference-data/load-universities';
import type { IndexDocument, Weight } from '@abroad/search-index';
import { createMentor } from '../../tools/seed/create-mentor.ts';
import { FilterValues } from '../../tools/seed/filters/filter-values.ts';
import { createIds } from '../../tools/seed/identifiers.ts';
import { createNextFreeTimes } from '../../tools/seed/load/next-free-time.ts';
import { createSearchRows } from '../../tools/seed/search-row.ts';
import { createSlugs } from '../../tools/seed/slugs.ts';
import { createSchools } from '../../tools/seed/studies/schools.ts';
import type { VectorWriter } from '../../tools/seed/words/vector-writer.ts';

const NOW = Date.UTC(2026, 10, 1);

let bytes = Buffer.alloc(1 << 16);

/** Reads the words out of a tsvector as PostgreSQL takes it. */
function readWords(words: VectorWriter): IndexDocument['words'] {
  if (bytes.length < words.mostBytes) bytes = Buffer.alloc(words.mostBytes * 2);
  words.write(bytes, 0);
  const found: Record<Weight, string[]> = { A: [], B: [], C: [], D: [] };
  let at = 4;
  for (let left = bytes.readInt32BE(0); left > 0; left -= 1) {
    const end = bytes.indexOf(0, at);
    const weight = bytes.toString('latin1', at, at + 1).toUpperCase() as Weight;
    found[weight].push(bytes.toString('utf8', at + 1, end));
    at = end + 3;
  }
  return found;
}

/** Documents of made-up mentors, the same that the seed puts into PostgreSQL. */
export function createDocuments(seed: number): (index: number) => IndexDocument {
  const universities = loadUniversities();
  const schools = createSchools(universities);
  const slugs = createSlugs([]);
  const toRow = createSearchRows(new Map(universities.map((one) => [one.id, one])), NOW);
  const toNext = createNextFreeTimes(NOW);
  const filters = new FilterValues(universities);
  return (index) => {
    const mentor = createMentor(seed, index, schools, slugs);
    const { next_available_ms } = toNext(mentor);
    const row = toRow(mentor, next_available_ms);
    const lexemes = filters.numbersOf(mentor).map((number) => filters.vocabulary.wordOf(number));
    const behind = (letter: string) =>
      lexemes.filter((lexeme) => lexeme.startsWith(letter)).map((lexeme) => lexeme.slice(letter.length));
    return {
      id: createIds(seed, index)('profile'),
      rank_score: row.rank_score,
      created_at: mentor.created_ms * 1000,
      rating_hundredths: null,
      price_from: row.price_from,
      sort_name: row.sort_name,
      next_available_at: next_available_ms,
      values: {
        origin_country_codes: behind(KINDS.origin_country_codes),
        destination_country_codes: behind(KINDS.destination_country_codes),
        university_ids: behind(KINDS.university_ids),
        degree_ids: behind(KINDS.degree_ids),
        topics: behind(KINDS.topics),
        languages: behind(KINDS.languages),
        offers: behind(KINDS.offers),
        prices: behind(KINDS.prices),
      },
      education_start_years: behind(KINDS.education_start_years).map(Number),
      at_home: {
        university_ids: behind(HOME_KINDS.university_ids),
        degree_ids: behind(HOME_KINDS.degree_ids),
        education_start_years: behind(HOME_KINDS.education_start_years),
      },
      studies: [],
      words: readWords(row.words),
    };
  };
}
