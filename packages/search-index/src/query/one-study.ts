import { clearBit, hasBit } from '../segment/bits.ts';
import type { Segment } from '../segment/segment.ts';
import { END_OF_STUDY, STUDY_FACETS, type ValueTable } from '../segment/value-table.ts';
import { gallop } from './intersect.ts';
import type { LiveSegment } from './live-segment.ts';
import type { Ordinals } from './ordinals.ts';

/** The wishes that one study has to meet: by filter, the numbers of its values. */
type Wishes = readonly ReadonlySet<number>[];

/** Calls a function with the numbers of the values of each study that meets all wishes. */
function eachFittingStudy(
  { study_starts, studies }: Segment,
  document: number,
  wishes: Wishes,
  visit: (numbers: readonly number[]) => void,
): void {
  const end = study_starts[document + 1] as number;
  let numbers: number[] = [];
  for (let at = study_starts[document] as number; at < end; at += 1) {
    const number = studies[at] as number;
    if (number !== END_OF_STUDY) {
      numbers.push(number - 1);
      continue;
    }
    const study = numbers;
    if (wishes.every((wish) => study.some((own) => wish.has(own)))) visit(study);
    numbers = [];
  }
}

/** Those of the hits who studied abroad more than once. */
function severalAmong({ several }: LiveSegment, { list, bits }: Ordinals): Uint32Array {
  if (bits !== null) return several.filter((document) => hasBit(bits, document));
  if (list === null) return new Uint32Array(0);
  let from = 0;
  return several.filter((document) => {
    from = gallop(list, document, from);
    return list[from] === document;
  });
}

/** Hits without those who meet the wishes by several of their studies, but by none alone. */
export function metByOneStudy(live: LiveSegment, hits: Ordinals, wishes: Wishes): Ordinals {
  if (wishes.length < 2) return hits;
  const missing = severalAmong(live, hits).filter((document) => {
    let isMet = false;
    eachFittingStudy(live.segment, document, wishes, () => {
      isMet = true;
    });
    return !isMet;
  });
  if (missing.length === 0) return hits;
  if (hits.list !== null) {
    const gone = new Set(missing);
    const list = hits.list.filter((document) => !gone.has(document));
    return { list, bits: null, count: list.length };
  }
  const bits = live.scratch.lend();
  bits.set(hits.bits ?? []);
  for (const document of missing) clearBit(bits, document);
  return { list: null, bits, count: -1 };
}

/** Takes from counts what those of the hits who studied abroad more than once have of other studies than the wishes are about. */
export function discountOtherStudies(
  live: LiveSegment,
  hits: Ordinals,
  wishes: Wishes,
  { table, counts }: { table: ValueTable; counts: Int32Array },
): void {
  const { segment } = live;
  for (const document of severalAmong(live, hits)) {
    const meant = new Set<number>();
    eachFittingStudy(segment, document, wishes, (numbers) => numbers.forEach((number) => meant.add(number)));
    const end = segment.value_starts[document + 1] as number;
    for (let at = segment.value_starts[document] as number; at < end; at += 1) {
      const number = segment.values[at] as number;
      if (!STUDY_FACETS.has(table.facets[number] as number) || meant.has(number)) continue;
      counts[number] = (counts[number] as number) - 1;
    }
  }
}
