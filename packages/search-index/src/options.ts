/** How an index keeps its segments. */
export interface IndexOptions {
  /** So many changed documents at most are put together anew with each change; from then on they are a segment. */
  fresh_documents: number;
  /** Segments up to the first size are merged with each other, then those up to the second, and so on; none gets larger than the last. */
  segment_sizes: readonly number[];
  /** Whether due merges are done within `apply`; otherwise the owner of the index asks for `mergeDue`. */
  merges_itself: boolean;
}

export const USUAL_OPTIONS: IndexOptions = {
  fresh_documents: 16,
  segment_sizes: [256, 2048, 16_384, 65_536, 262_144],
  merges_itself: true,
};
