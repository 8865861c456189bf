import { lowestBit } from '../segment/bits.ts';
import { compareUuids, uuidAt } from '../segment/uuid.ts';
import { MAX_RANKED_WORDS } from '../relevance.ts';
import { BestScores, MOST } from './best-scores.ts';
import type { LiveSegment } from './live-segment.ts';
import type { WordClass } from './match-word.ts';
import { eachOrdinal, type Ordinals } from './ordinals.ts';
import { rankByClass } from './rank-by-class.ts';
import { RisingSet } from './rising-set.ts';

/** The classes of one word. */
interface RankedWord {
  points: number[];
  sets: RisingSet[];
  /** The most points that this word and those after it can give. */
  most: number;
}

function toRankedWords(words: readonly (readonly WordClass[])[]): RankedWord[] {
  let most = 0;
  return words
    .toReversed()
    .map((classes) => {
      most += classes[0]?.points ?? 0;
      const sets = classes.map(({ documents }) => new RisingSet(documents()));
      return { points: classes.map(({ points }) => points), sets, most };
    })
    .toReversed();
}

/** The points of a document for a word; documents come rising. */
function pointsOf({ sets, points }: RankedWord, document: number): number {
  for (let nth = 0; nth < sets.length; nth += 1) {
    if ((sets[nth] as RisingSet).has(document)) return points[nth] as number;
  }
  return 0;
}

/** Offers documents of a segment by relevance: the points of all words and the rank. */
class Ranking {
  readonly #words: readonly RankedWord[];
  readonly #ranks: Uint16Array;
  readonly #segment: number;
  readonly #best: BestScores;
  #place = 0;

  constructor(words: readonly RankedWord[], ranks: Uint16Array, segment: number, best: BestScores) {
    this.#words = words;
    this.#ranks = ranks;
    this.#segment = segment;
    this.#best = best;
  }

  /** All documents one by one, the least relevant as the best where it is `reversed`. */
  each(hits: Ordinals, reversed: boolean): void {
    eachOrdinal(hits, (document) => {
      let score = this.#ranks[document] as number;
      for (const word of this.#words) score += pointsOf(word, document);
      this.#best.offer(reversed ? score : MOST - score, this.#segment, document);
    });
  }

  /** Documents given by bits, 32 at once; those that can't be among the best are passed over. */
  blocks(bits: Uint32Array): void {
    const most = this.#words[0]?.most ?? 0;
    for (let place = 0; place < bits.length; place += 1) {
      const hits = bits[place] as number;
      if (hits === 0) continue;
      // Documents come by rank, so that the first of a block has the highest, and those after it no more.
      const highest = this.#ranks[place << 5] as number;
      if (MOST - (highest + most) > this.#best.bound) return;
      this.#place = place;
      this.#descend(0, hits, highest, 0);
    }
  }

  /** Parts hits by the class in which they have a word, then by that of the next word. */
  #descend(nth: number, hits: number, highest: number, sum: number): void {
    const word = this.#words[nth];
    if (word === undefined) {
      this.#offer(hits, sum);
      return;
    }
    const after = this.#words[nth + 1]?.most ?? 0;
    let left = hits;
    for (let at = 0; at < word.sets.length && left !== 0; at += 1) {
      const points = sum + (word.points[at] as number);
      if (MOST - (points + after + highest) > this.#best.bound) return;
      const those = left & (word.sets[at] as RisingSet).bitsAt(this.#place);
      if (those === 0) continue;
      this.#descend(nth + 1, those, highest, points);
      left &= ~those;
    }
  }

  #offer(hits: number, sum: number): void {
    for (let bits = hits; bits !== 0; bits &= bits - 1) {
      const document = (this.#place << 5) + lowestBit(bits);
      this.#best.offer(MOST - (sum + (this.#ranks[document] as number)), this.#segment, document);
    }
  }
}

/**
 * The most relevant of what was found in all segments, as ids.
 * @param reversed the least relevant instead
 */
export function mostRelevant(
  found: readonly { live: LiveSegment; hits: Ordinals }[],
  words: readonly string[],
  reversed: boolean,
  { offset, limit }: { offset: number; limit: number },
): string[] {
  const best = new BestScores(offset + limit);
  for (const [segment, { live, hits }] of found.entries()) {
    const ranked = words.slice(0, MAX_RANKED_WORDS).map((word) => live.match(word).classes);
    const [only = []] = ranked;
    if (ranked.length === 1 && !reversed) {
      rankByClass(only, hits, { ranks: live.segment.ranks, segment, needed: offset + limit, best });
      continue;
    }
    const ranking = new Ranking(toRankedWords(ranked), live.segment.ranks, segment, best);
    if (hits.bits !== null && !reversed) ranking.blocks(hits.bits);
    else ranking.each(hits, reversed);
  }
  const idsOf = (segment: number) => (found[segment] as { live: LiveSegment }).live.segment.ids;
  const sign = reversed ? -1 : 1;
  const places = best.finish(
    (one, other) => sign * compareUuids(idsOf(one.segment), one.document, idsOf(other.segment), other.document),
  );
  return places.slice(offset).map(({ segment, document }) => uuidAt(idsOf(segment), document));
}
