import type { Random } from '../../../../tools/seed/random.ts';
import type { SearchRequest } from '../search-request.ts';
import type { BenchDocument } from '../documents/document.ts';
import type { Sample } from '../documents/sample.ts';
import { mistype, typedWords, type WordChoice } from './words.ts';

/** The data from which a query is drawn. */
export interface Drawing {
  /** A mentor of the sample, so that most queries have results. */
  mentor: BenchDocument;
  words: WordChoice;
  /** Countries with so many mentors that there is a fiftieth page. */
  crowded: readonly string[];
  sample: Sample;
  random: Random;
}

/** A kind of query. Draws one, or nothing if this mentor doesn't have the value. */
export interface Shape {
  name: string;
  /** By relevance, each engine has its own order. */
  by_relevance?: true;
  draw(drawing: Drawing): Partial<Record<keyof SearchRequest, string | null | undefined>>;
}

const MISTYPED_LENGTH = 7;

const countryOf = ({ mentor, random }: Drawing) =>
  mentor.destinations.length > 0 ? random.pick(mentor.destinations) : null;
const topicOf = ({ mentor, random }: Drawing) => (mentor.topics.length > 0 ? random.pick(mentor.topics) : null);
const degreeOf = ({ mentor, random }: Drawing) => (mentor.degrees.length > 0 ? random.pick(mentor.degrees) : null);
const wordOf = ({ mentor, random }: Drawing): string | undefined => random.pick(typedWords(mentor));
const latestYear = ({ mentor }: Drawing) => Math.max(...mentor.years);

/** A mistyped word that no mentor has. */
function mistaken(drawing: Drawing): string | null {
  const word = wordOf(drawing);
  const typed = word !== undefined && word.length >= MISTYPED_LENGTH ? mistype(word, drawing.random) : null;
  return typed === null || drawing.sample.hasBeginning(typed) ? null : typed;
}

/** The twelve kinds of queries, in the order of the report. */
export const SHAPES: readonly Shape[] = [
  { name: 'home', draw: ({ random }) => ({ page_size: String(random.between(12, 24)) }) },
  {
    name: 'country by rating',
    draw: (drawing) => ({ destination_country_codes: countryOf(drawing), sort_by: 'rating' }),
  },
  {
    name: 'country with degree and years',
    draw: (drawing) => ({
      destination_country_codes: countryOf(drawing),
      degree_ids: degreeOf(drawing),
      education_start_year_from: String(latestYear(drawing) - 2),
      education_start_year_to: String(latestYear(drawing) + 1),
    }),
  },
  { name: 'common keyword', by_relevance: true, draw: ({ words, random }) => ({ keyword: random.pick(words.common) }) },
  { name: 'rare keyword', by_relevance: true, draw: ({ words, random }) => ({ keyword: random.pick(words.rare) }) },
  {
    name: 'keyword with three filters',
    by_relevance: true,
    draw: (drawing) => ({
      keyword: wordOf(drawing),
      destination_country_codes: countryOf(drawing),
      degree_ids: degreeOf(drawing),
      topics: topicOf(drawing),
    }),
  },
  { name: 'typing error', by_relevance: true, draw: (drawing) => ({ keyword: mistaken(drawing) }) },
  {
    name: 'prefix',
    by_relevance: true,
    draw: (drawing) => ({ keyword: wordOf(drawing)?.slice(0, drawing.random.between(3, 4)) }),
  },
  {
    name: 'page 50',
    draw: ({ crowded, random }) => ({ destination_country_codes: random.pick(crowded), page: '50' }),
  },
  { name: 'newest with topic', draw: (drawing) => ({ topics: topicOf(drawing), sort_by: 'newest' }) },
  {
    name: 'rating with keyword and origin',
    draw: (drawing) => ({
      keyword: wordOf(drawing),
      origin_country_codes: drawing.mentor.origin,
      sort_by: 'rating',
    }),
  },
  {
    name: 'name with country',
    draw: (drawing) => ({ destination_country_codes: countryOf(drawing), sort_by: 'name' }),
  },
];
