import type { Weight } from './document.ts';

/**
 * Points for each word that was asked for, by where its best match stands; a whole word counts twice as much as the
 * beginning of one. Points of all words are summed, and the mentor's `rank_score` is added: it decides between equals,
 * and may lift a text above work, but never anything above a name.
 */
export const POINTS_FOR_BEGINNING: Readonly<Record<Weight, number>> = { A: 6000, B: 2400, C: 900, D: 300 };
export const POINTS_FOR_WHOLE_WORD: Readonly<Record<Weight, number>> = { A: 12_000, B: 4800, C: 1800, D: 600 };
/** Beyond these, further words narrow the search and no longer change the order. */
export const MAX_RANKED_WORDS = 12;
