import type { SegmentedIndex } from '@abroad/search-index';
import type { HeavyThread } from './heavy-thread.ts';

/** Has segments merged when that is due, beside what else goes on. */
export function mergeKeeper(
  heavy: Pick<HeavyThread, 'merge'>,
  onTrouble: (error: unknown) => void,
): { keep(index: SegmentedIndex): void } {
  return {
    keep(index) {
      const due = index.mergeDue();
      if (due === null) {
        return;
      }
      heavy.merge(due).then(
        (segment) => index.adopt(segment),
        (error: unknown) => {
          index.abandonMerge();
          onTrouble(error);
        },
      );
    },
  };
}
