import { searchWords } from '@abroad/search-index';
import { KINDS, type Kind, numberKey } from '../documents/value-numbers.ts';

const SORTS = ['relevance', 'recommended', 'newest', 'rating', 'name'] as const;
export type PeerSort = (typeof SORTS)[number];
const DEFAULT_PAGE_SIZE = 20;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2200;
/** A value that no mentor has; numbers start at 1. */
const NO_MENTOR = 0;

/** A search as the peers understand it. */
export interface PeerQuery {
  /** Each must be a prefix of a word of the mentor. */
  words: string[];
  /** Numbers of values, all of which a mentor must have; 0 for one that no mentor has. */
  values: number[];
  years: { from: number; to: number } | null;
  sort: PeerSort;
  offset: number;
  limit: number;
}

/** The ordinal of each mentor found, and the total. */
export interface PeerAnswer {
  ordinals: number[];
  total: number;
}

/** A search engine that people use with PostgreSQL. */
export interface PeerEngine {
  search(query: PeerQuery): Promise<PeerAnswer>;
}

const KIND_NAMES = Object.keys(KINDS) as Kind[];

function readYears(parameters: URLSearchParams): PeerQuery['years'] {
  const from = parameters.get('education_start_year_from');
  const to = parameters.get('education_start_year_to');
  return from === null && to === null ? null : { from: Number(from ?? EARLIEST_YEAR), to: Number(to ?? LATEST_YEAR) };
}

/** Reads the query string of the product's search. */
export function toPeerQuery(parameters: URLSearchParams, numbers: ReadonlyMap<string, number>): PeerQuery {
  const words = parameters.getAll('keyword').flatMap(searchWords);
  const asked = SORTS.find((sort) => sort === parameters.get('sort_by'));
  const limit = Number(parameters.get('page_size') ?? DEFAULT_PAGE_SIZE);
  return {
    words: [...new Set(words)],
    values: KIND_NAMES.flatMap((kind) =>
      parameters.getAll(kind).map((value) => numbers.get(numberKey(kind, value)) ?? NO_MENTOR),
    ),
    years: readYears(parameters),
    sort: asked ?? (words.length > 0 ? 'relevance' : 'recommended'),
    offset: (Number(parameters.get('page') ?? 1) - 1) * limit,
    limit,
  };
}
