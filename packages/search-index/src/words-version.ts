/** Raised whenever a text gets other words than before: the rows of all mentors are then made anew. */
export const WORDS_VERSION = 3;
