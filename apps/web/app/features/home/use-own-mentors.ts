import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../lib/viewer.tsx';
import { useCountries } from '../pickers/use-country-names.ts';
import { toHomeMentor } from './home-mentor.ts';

/** Countries, ISO 3166-1 alpha-2: the one that the student comes from, and those where they want to study, the first choice first. */
export interface OwnRoute {
  from: string;
  to: readonly [string, ...string[]];
}

const SHOWN = 6;

/**
 * The first mentors of a route and how many there are; if there are none, those who studied at its end (`isWider`). Without a route,
 * the mentors who are available first.
 */
export function useOwnMentors(route: OwnRoute | null) {
  const { locale, zone } = useViewer();
  // The tiles name countries.
  useCountries();
  return useQuery({
    queryKey: ['home-mentors', route, zone],
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const find = (query: NonNullable<Parameters<typeof api.searchProfiles>[0]>['query']) =>
        api.searchProfiles({ query: { ...query, page_size: SHOWN, time_zone: zone }, signal });
      if (route === null) {
        return { isWider: false, found: await find({ sort_by: 'next_available', sort_order: 'asc' }) };
      }
      const there = { destination_country_codes: [...route.to] };
      const found = await find({ origin_country_codes: [route.from], ...there });
      return found.total_count > 0 ? { isWider: false, found } : { isWider: true, found: await find(there) };
    },
    select: ({ isWider, found }) => ({
      isWider,
      total: found.total_count,
      mentors: found.profiles.map((profile) =>
        toHomeMentor(profile, profile.next_waking_at ?? profile.next_available_at, locale),
      ),
    }),
  });
}
