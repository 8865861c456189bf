import { lowestBit } from '../segment/bits.ts';
import { type BestScores, MOST } from './best-scores.ts';
import type { WordClass } from './match-word.ts';
import type { Ordinals } from './ordinals.ts';
import { RisingSet } from './rising-set.ts';

interface Target {
  /** By document, the highest first. */
  ranks: Uint16Array;
  segment: number;
  needed: number;
  best: BestScores;
}

/**
 * Calls a function with the documents that are in both sets, the first first, until it says that it has enough.
 * @param visit whether to go on
 */
function eachCommon(one: Ordinals, other: Ordinals, visit: (document: number) => boolean): void {
  if (one.bits !== null && other.bits !== null) {
    const { length } = one.bits;
    for (let place = 0; place < length; place += 1) {
      let bits = (one.bits[place] as number) & (other.bits[place] as number);
      for (; bits !== 0; bits &= bits - 1) {
        if (!visit((place << 5) + lowestBit(bits))) return;
      }
    }
    return;
  }
  const isFirst = other.list === null || (one.list !== null && one.list.length <= other.list.length);
  const list = (isFirst ? one.list : other.list) ?? [];
  const rest = new RisingSet(isFirst ? other : one);
  for (let at = 0; at < list.length; at += 1) {
    const document = list[at] as number;
    if (rest.has(document) && !visit(document)) return;
  }
}

/**
 * Offers documents of a segment by the points for one word and their rank: class by class, the best first, and of each
 * only those that can be among the best, since documents come by rank.
 */
export function rankByClass(
  classes: readonly WordClass[],
  hits: Ordinals,
  { ranks, segment, needed, best }: Target,
): void {
  const better: Ordinals[] = [];
  for (const { points, documents } of classes) {
    if (MOST - (points + (ranks[0] as number)) > best.bound) return;
    const those = documents();
    const above = better.map((set) => new RisingSet(set));
    let offered = 0;
    let last = 0;
    eachCommon(hits, those, (document) => {
      const rank = ranks[document] as number;
      const key = MOST - (points + rank);
      // Enough of this class come before any document with a lower rank.
      if (key > best.bound || (offered >= needed && rank < last)) return false;
      if (above.some((set) => set.has(document))) return true;
      best.offer(key, segment, document);
      offered += 1;
      last = rank;
      return true;
    });
    best.settle();
    better.push(those);
  }
}
