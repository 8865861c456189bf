import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A new stream repeats the events of the minute before it. Half of that minute is for slow answers. */
const FRESH_MS = 30_000;

/** Whether an answer is older than the events that a new stream repeats. A pending one isn't. */
export const isOlder = ({ state }: Pick<Query, 'state'>) =>
  state.fetchStatus === 'idle' && Date.now() - state.dataUpdatedAt > FRESH_MS;

/**
 * Refetches all queries under a key whenever a stream of the service reports a change, from any window.
 * @param address of the stream
 * @param key null while there is no stream yet
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
