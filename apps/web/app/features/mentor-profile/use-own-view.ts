import type { MentorProfile } from '@abroad/contract/profiles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchCountries } from '../../api/fetch-countries.ts';
import { useViewer } from '../../lib/viewer.tsx';
import type { ProfileView } from './profile-view.ts';

/**
 * The own profile as its page shows it; null until it is there. The names for its codes add weight, so
 * they are loaded only if the server's page is not enough: the profile is hidden from others, or is being edited.
 */
export function useOwnView(own: MentorProfile | null, isWanted: boolean): ProfileView | null {
  const { locale } = useViewer();
  const { data } = useQuery({
    queryKey: ['own-view', own, locale],
    enabled: isWanted && own !== null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const [{ presentProfile }] = await Promise.all([import('./present-profile.ts'), fetchCountries()]);
      return own === null ? null : presentProfile(own, locale);
    },
  });
  return own === null || !isWanted ? null : (data ?? null);
}
