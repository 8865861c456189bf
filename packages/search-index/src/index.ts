export { FILTERS, WEIGHTS } from './document.ts';
export type { Filter, IndexChange, IndexDocument, Weight } from './document.ts';
export { USUAL_ORDER } from './query.ts';
export type { Conditions, FacetCount, Facets, Hits, IndexQuery, SearchIndex, SortBy, SortOrder } from './query.ts';
export { MAX_RANKED_WORDS, POINTS_FOR_BEGINNING, POINTS_FOR_WHOLE_WORD } from './relevance.ts';
export { documentWords, searchWords, WORDS_VERSION } from './search-words.ts';
export { nameWords } from './name-words.ts';
export { correctWords } from './correct-words.ts';
export type { Dictionary } from './correct-words.ts';
