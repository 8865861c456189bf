export { HOME_FILTERS, NO_VALUES, STUDY_FILTERS, valuesOfStudy, WEIGHTS } from './document.ts';
export type { FacetFilter, HomeFilter, IndexChange, IndexDocument, Study, StudyFilter, Weight } from './document.ts';
export {
  anyOfHalfHours,
  HALF_HOUR_WORDS,
  halfHoursBetween,
  halfHoursOf,
  halfHoursOfHex,
  hexOfHalfHours,
  KNOWN_AHEAD_MS,
} from './half-hours.ts';
export type { HalfHours } from './half-hours.ts';
export { NO_TIMES } from './query.ts';
export type { Conditions, FacetCount, Facets, Hits, IndexQuery, NamedTimes, SearchIndex } from './query.ts';
export { MAX_RANKED_WORDS, POINTS_FOR_BEGINNING, POINTS_FOR_WHOLE_WORD } from './relevance.ts';
export { documentWords, searchWords } from './search-words.ts';
export { WORDS_VERSION } from './words-version.ts';
export { nameWords } from './name-words.ts';
export { correctWords } from './correct-words.ts';
export type { Dictionary } from './correct-words.ts';
export { createSearchIndex } from './segmented-index.ts';
export type { SegmentedIndex } from './segmented-index.ts';
export { createIndexBuilder } from './index-builder.ts';
export type { IndexBuilder } from './index-builder.ts';
export type { IndexOptions } from './options.ts';
export { mergeSegments } from './merge/merge-segments.ts';
export type { MergeInput } from './merge/merge-segments.ts';
export { fromSnapshot, openSnapshot } from './snapshot/from-snapshot.ts';
export { describeSnapshot, partLengths, SNAPSHOT_FORMAT } from './snapshot/snapshot.ts';
export type { Snapshot } from './snapshot/snapshot.ts';
export type { IndexStats } from './stats.ts';
