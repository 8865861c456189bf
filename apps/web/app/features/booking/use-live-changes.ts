import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { LIVE_TIMES } from './live-times.ts';
import { watchChanges } from './watch-changes.ts';

/**
 * Asks for a mentor's free times again whenever they change while the page is seen.
 * @returns whether changes are told; while they are not, the page has to ask now and then.
 */
export function useLiveChanges(slug: string): boolean {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => void queries.invalidateQueries({ queryKey: ['availability', slug] });
    const stop = watchChanges({
      address: paths.availabilityChanges(slug),
      onChange() {
        clearTimeout(timer);
        timer = setTimeout(ask, Math.random() * LIVE_TIMES.spread_ms);
      },
      onLive: setLive,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queries, slug]);

  return isLive;
}
