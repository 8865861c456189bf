import type { ProspectProfile } from '@abroad/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/browser-client.ts';
import { degreeName } from '../../lib/reference-names.ts';
import { useViewer } from '../../lib/viewer.tsx';

/** The names of the universities and degrees that a profile mentions by their ids. */
export interface ProfileLabels {
  universities: ReadonlyMap<string, string>;
  degrees: ReadonlyMap<string, string>;
}

/** Looks up all names of a profile in one call; makes no call if there is nothing to name. */
export function useProfileLabels(profile: ProspectProfile | undefined) {
  const { locale } = useViewer();
  const universities = profile?.target_university_ids ?? [];
  const degrees = profile?.target_degree_ids ?? [];
  return useQuery({
    queryKey: ['labels', universities, degrees, locale],
    enabled: profile !== undefined,
    queryFn: async ({ signal }): Promise<ProfileLabels> => {
      if (universities.length + degrees.length === 0) {
        return { universities: new Map(), degrees: new Map() };
      }
      const query = { university_ids: universities, degree_ids: degrees };
      const found = await api.lookupReference({ query, signal });
      return {
        universities: new Map(found.universities.map(({ id, name }) => [id, name])),
        degrees: new Map(found.degrees.map((degree) => [degree.id, degreeName(degree, locale)])),
      };
    },
  });
}
