import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

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
    const askAgain = () => void queries.invalidateQueries({ queryKey: JSON.parse(wanted) as string[] });
    void import('./watch-events.ts')
      .then(({ watchEvents }) => {
        if (!isGone) {
          stop = watchEvents({ address, onEvent: askAgain, onGap: askAgain });
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
