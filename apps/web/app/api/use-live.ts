import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A new stream tells of the minute before it. Half of it is for answers that took their time. */
const FRESH_MS = 30_000;

/** Whether an answer is older than what a new stream tells of. One that is under way isn't. */
export const isOlder = ({ state }: Pick<Query, 'state'>) =>
  state.fetchStatus === 'idle' && Date.now() - state.dataUpdatedAt > FRESH_MS;

/**
 * Asks again for all under a key, as often as a stream of the service says that something changed, in whichever window.
 * @param address of the stream
 * @param key null while there is nothing to hear yet
 */
export function useLive(address: string, key: readonly string[] | null): void {
  const queries = useQueryClient();
  const wanted = key === null ? null : JSON.stringify(key);
  useEffect(() => {
    if (wanted === null) {
      return undefined;
    }
    let stop: (() => void) | null = null;
    let isGone = false;
    const queryKey = JSON.parse(wanted) as string[];
    const askAgain = () => void queries.invalidateQueries({ queryKey });
    const onOpen = ({ isAgain }: { isAgain: boolean }) =>
      void queries.invalidateQueries({ queryKey, predicate: (query) => isAgain || isOlder(query) });
    void import('./watch-events.ts')
      .then(({ watchEvents }) => {
        if (!isGone) {
          stop = watchEvents({ address, onEvent: askAgain, onOpen });
        }
      })
      // Without the script it is as old as the last answer.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queries, address, wanted]);
}
