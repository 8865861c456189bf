import { MATCH_POINTS } from '@abroad/contract/ranking';
import type { Weight } from './document.ts';

const { name: A, school: B, work: C, other: D } = MATCH_POINTS;

/** Points for each word that was asked for, by where its best match is; a whole word counts twice as much as the beginning of one. */
export const POINTS_FOR_BEGINNING: Readonly<Record<Weight, number>> = {
  A: A.beginning,
  B: B.beginning,
  C: C.beginning,
  D: D.beginning,
};
export const POINTS_FOR_WHOLE_WORD: Readonly<Record<Weight, number>> = {
  A: A.whole,
  B: B.whole,
  C: C.whole,
  D: D.whole,
};
/** Beyond these, further words narrow the search and no longer change the order. */
export const MAX_RANKED_WORDS = 12;
