import { Slug } from '@abroad/contract/primitives';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../api/browser-client.ts';

export type SlugState = 'present' | 'checking' | 'free' | 'taken' | 'unknown';

const pause = 300;

/** What is typed, once the typing has paused. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

/** Whether a link that is typed could be had. Asked after a pause, and never for what can't be a link. */
export function useSlugCheck(typed: string, present: string): SlugState {
  const asked = usePaused(typed);
  const differs = typed.toLowerCase() !== present.toLowerCase();
  const isSlug = Slug.safeParse(typed).success;
  const { data, isError } = useQuery({
    queryKey: ['slug-check', asked],
    enabled: differs && isSlug && asked === typed,
    staleTime: 0,
    retry: false,
    queryFn: ({ signal }) => api.checkSlug({ params: { slug: asked }, signal }),
  });
  if (!differs) {
    return 'present';
  }
  if (!isSlug || isError) {
    return 'unknown';
  }
  if (asked !== typed || data === undefined) {
    return 'checking';
  }
  return data.available ? 'free' : 'taken';
}
