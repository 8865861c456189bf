import type { ProspectProfile } from '@abroad/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/browser-client.ts';
import { useEditForm } from '../forms/use-edit-form.ts';
import { myProspectProfileKey } from './my-profile-key.ts';
import { draftOfProfile, KeptProspect, mergeProspects, ProspectEditRules } from './prospect-draft.ts';
import type { ProfileLabels } from './use-labels.ts';

interface Subject {
  formId: string;
  userId: string;
  profile: ProspectProfile;
  labels: ProfileLabels;
  onSaved: () => void;
}

const resolver = zodResolver(ProspectEditRules);

const begunUpon = (profile: ProspectProfile, universities: ReadonlyMap<string, string>) => ({
  seen: profile.updated_at,
  base: draftOfProfile(profile, universities),
});

/** The form of one's own student profile; see `useEditForm`. */
export function useProspectForm({ formId, userId, profile, labels, onSaved }: Subject) {
  const queries = useQueryClient();
  return useEditForm({
    formId,
    userId,
    draftName: 'prospect-edit',
    kept: KeptProspect,
    begun: () => begunUpon(profile, labels.universities),
    resolver,
    merge: mergeProspects,
    save: async (body, seen) => {
      const changed = await api.patchMyProspectProfile({
        body: { ...body, ...(seen !== null && { updated_at: seen }) },
      });
      queries.setQueryData(myProspectProfileKey(userId), changed);
    },
    onSaved,
    fetchNewer: async () => {
      const newer = await api.getMyProspectProfile();
      const { universities } = await api.lookupReference({ query: { university_ids: newer.target_university_ids } });
      return begunUpon(newer, new Map(universities.map(({ id, name }) => [id, name])));
    },
  });
}
