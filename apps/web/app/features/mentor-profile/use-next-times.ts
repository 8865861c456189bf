import { useQuery } from '@tanstack/react-query';
import type { PublicProfile } from './load-profile.server.ts';
import { toNextTimes } from './services.ts';

const minute = 60_000;

/** The next free times of a service. Those of the first came with the page; others are asked for when chosen. */
export function useNextTimes(loaded: PublicProfile, service: string) {
  const slug = loaded.mentor.slug;
  const brought = service === loaded.first_service;
  return useQuery({
    queryKey: ['next-times', slug, service],
    staleTime: minute,
    ...(brought ? { initialData: loaded.times, initialDataUpdatedAt: loaded.now } : {}),
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const query = { event_type_slug: service };
      return toNextTimes(await api.getAvailabilityBySlug({ params: { slug }, query, signal }));
    },
  });
}
