import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useViewer } from '../../lib/viewer.tsx';
import type { LoadedSearch } from './load-search.ts';

/** Asks again where times of the week were asked on another clock than the reader's, as on a first visit. */
export function useOwnClock({ zone: asked, filters }: Pick<LoadedSearch, 'zone' | 'filters'>): void {
  const { zone, zoneKnown } = useViewer();
  const { revalidate } = useRevalidator();
  const isOther = zoneKnown && zone !== asked && filters.available_times.length > 0;
  useEffect(() => {
    if (isOther) void revalidate();
  }, [isOther, revalidate]);
}
