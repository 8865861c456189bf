import { hasBit, lowestBit } from '../segment/bits.ts';
import type { BestOf } from './best-of.ts';
import { gallop } from './intersect.ts';
import type { WordClass } from './match-word.ts';
import { eachOrdinal, type Ordinals } from './ordinals.ts';

/** The classes of one word, with a hand on each list that only moves on. */
interface RankedWord {
  points: number[];
  sets: Ordinals[];
  hands: number[];
  /** The most points that this word and those after it can give. */
  most: number;
}

function toRankedWords(words: readonly (readonly WordClass[])[]): RankedWord[] {
  let most = 0;
  return words
    .toReversed()
    .map((classes) => {
      most += classes[0]?.points ?? 0;
      const sets = classes.map(({ documents }) => documents);
      return { points: classes.map(({ points }) => points), sets, hands: sets.map(() => 0), most };
    })
    .toReversed();
}

/** The points of a document for a word; documents come rising. */
function pointsOf(word: RankedWord, document: number): number {
  for (let nth = 0; nth < word.sets.length; nth += 1) {
    const { bits, list } = word.sets[nth] as Ordinals;
    if (bits !== null) {
      if (hasBit(bits, document)) return word.points[nth] as number;
    } else if (list !== null) {
      const hand = gallop(list, document, word.hands[nth] as number);
      word.hands[nth] = hand;
      if (list[hand] === document) return word.points[nth] as number;
    }
  }
  return 0;
}

/** Which of the 32 documents of a place are in a set; places come rising. */
function bitsAt(word: RankedWord, nth: number, place: number): number {
  const { bits, list } = word.sets[nth] as Ordinals;
  if (bits !== null) return bits[place] as number;
  if (list === null) return 0;
  const first = place << 5;
  const hand = gallop(list, first, word.hands[nth] as number);
  word.hands[nth] = hand;
  let found = 0;
  for (let at = hand; at < list.length && (list[at] as number) < first + 32; at += 1) {
    found |= 1 << ((list[at] as number) & 31);
  }
  return found;
}

/** Offers all documents, by the sum of their points and `sign`. */
function offerAll(hits: Ordinals, words: readonly RankedWord[], ranks: Uint16Array, sign: number, best: BestOf): void {
  eachOrdinal(hits, (document) => {
    let score = ranks[document] as number;
    for (const word of words) score += pointsOf(word, document);
    best.offer(sign * score, document);
  });
}

/** Offers the best of documents given by bits, 32 at once; those that can't be among the best are passed over. */
class BlockRanking {
  readonly #words: readonly RankedWord[];
  readonly #ranks: Uint16Array;
  readonly #best: BestOf;
  #place = 0;

  constructor(words: readonly RankedWord[], ranks: Uint16Array, best: BestOf) {
    this.#words = words;
    this.#ranks = ranks;
    this.#best = best;
  }

  run(bits: Uint32Array): void {
    const most = this.#words[0]?.most ?? 0;
    for (let place = 0; place < bits.length; place += 1) {
      const hits = bits[place] as number;
      if (hits === 0) continue;
      // Documents come by rank, so that the first of a block has the highest, and those after it no more.
      const rank = this.#ranks[place << 5] as number;
      if (-(rank + most) > this.#best.bound) return;
      this.#place = place;
      this.#descend(0, hits, rank, 0);
    }
  }

  #descend(nth: number, hits: number, rank: number, sum: number): void {
    const word = this.#words[nth];
    if (word === undefined) {
      this.#offer(hits, sum);
      return;
    }
    const after = this.#words[nth + 1]?.most ?? 0;
    let left = hits;
    for (let at = 0; at < word.sets.length && left !== 0; at += 1) {
      const points = sum + (word.points[at] as number);
      if (-(points + after + rank) > this.#best.bound) return;
      const those = left & bitsAt(word, at, this.#place);
      if (those === 0) continue;
      this.#descend(nth + 1, those, rank, points);
      left &= ~those;
    }
  }

  #offer(hits: number, sum: number): void {
    for (let bits = hits; bits !== 0; bits &= bits - 1) {
      const document = (this.#place << 5) + lowestBit(bits);
      this.#best.offer(-(sum + (this.#ranks[document] as number)), document);
    }
  }
}

/**
 * Offers documents by relevance: the points of all words and the rank.
 * @param sign -1 where the most relevant are wanted, 1 where the least
 */
export function offerByRelevance(
  hits: Ordinals,
  words: readonly (readonly WordClass[])[],
  ranks: Uint16Array,
  sign: -1 | 1,
  best: BestOf,
): void {
  const ranked = toRankedWords(words);
  if (sign === -1 && hits.bits !== null) new BlockRanking(ranked, ranks, best).run(hits.bits);
  else offerAll(hits, ranked, ranks, sign, best);
}
