/** Merges are done by the heavy thread, so that no search waits for one. */
export const INDEX_OPTIONS = { merges_itself: false };
