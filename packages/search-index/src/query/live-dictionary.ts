import type { Dictionary } from '../correct-words.ts';
import { wordAt } from '../segment/word-table.ts';
import type { LiveSegment } from './live-segment.ts';
import { counted, unionOfLists } from './ordinals.ts';

function documentsOf({ segment: { words, word_lists, size }, scratch }: LiveSegment, place: number) {
  const first = words.first_lists[place] as number;
  const lists = Array.from({ length: (words.first_lists[place + 1] as number) - first }, (_, nth) => first + nth);
  return unionOfLists(word_lists, lists, size, scratch.lend);
}

/** The words of all documents that live. */
export function liveDictionary(segments: readonly LiveSegment[]): Dictionary {
  return {
    hasBeginning: (word) => segments.some((live) => counted(live.hits([live.match(word).all])) > 0),
    near(word) {
      const counts = new Map<string, number>();
      for (const live of segments) {
        for (const place of live.near(word)) {
          const documents = counted(live.hits([documentsOf(live, place)]));
          const candidate = wordAt(live.segment.words, place);
          counts.set(candidate, (counts.get(candidate) ?? 0) + documents);
        }
      }
      return [...counts].map(([candidate, documents]) => ({ word: candidate, documents }));
    },
  };
}
