/** Raised whenever a text gets other words than before, or a mentor other values of filters: the rows of all are then made anew. */
export const WORDS_VERSION = 8;
