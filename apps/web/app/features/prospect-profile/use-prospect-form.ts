import type { ProspectProfile } from '@abroad/contract/profiles';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { api } from '../../api/browser-client.ts';
import { isOutdated } from '../../api/is-outdated.ts';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { fieldFailures } from '../forms/server-errors.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useFormMeanwhile } from '../forms/use-meanwhile.ts';
import { myProspectProfileKey } from './my-profile-key.ts';
import {
  draftOfProfile,
  KeptProspect,
  mergeProspects,
  ProspectEditRules,
  type ProspectDraft,
} from './prospect-draft.ts';
import type { ProfileLabels } from './use-labels.ts';

interface Subject {
  formId: string;
  userId: string;
  profile: ProspectProfile;
  labels: ProfileLabels;
  onSaved: () => void;
}

/**
 * The form of one's own student profile. What was typed comes back after a failure, a reload or an expired session;
 * errors of the service stand under their fields; what another window changed meanwhile is brought together with it.
 */
export function useProspectForm({ formId, userId, profile, labels, onSaved }: Subject) {
  const queries = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  const { kept, keep, forget } = useDraft('prospect-edit', userId, KeptProspect);
  const [begun, setBegun] = useState<Pick<KeptProspect, 'seen' | 'base'>>(
    () => kept ?? { seen: profile.updated_at, base: draftOfProfile(profile, labels.universities) },
  );
  const form = useForm({
    mode: 'onChange',
    // Done here, in the order of the page: pickers are fields as well.
    shouldFocusError: false,
    resolver: zodResolver(ProspectEditRules),
    defaultValues: kept?.draft ?? draftOfProfile(profile, labels.universities),
  });
  const { meanwhile, bringTogether } = useFormMeanwhile<ProspectDraft>(form, mergeProspects);
  const draft = useWatch({ control: form.control }) as ProspectDraft;
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => {
    // A form that was only looked at must not bring back its old values some other day.
    if (isDirty) {
      keep({ draft, seen: begun.seen, base: begun.base });
    }
  }, [isDirty, keep, draft, begun]);

  const meet = async () => {
    const newer = await api.getMyProspectProfile();
    const { universities } = await api.lookupReference({ query: { university_ids: newer.target_university_ids } });
    const stands = draftOfProfile(newer, new Map(universities.map(({ id, name }) => [id, name])));
    bringTogether(begun.base ?? stands, stands);
    setBegun({ seen: newer.updated_at, base: stands });
  };
  const submit = form.handleSubmit(
    async (body) => {
      setError(null);
      try {
        const changed = await api.patchMyProspectProfile({
          body: { ...body, ...(begun.seen !== null && { updated_at: begun.seen }) },
        });
        forget();
        queries.setQueryData(myProspectProfileKey(userId), changed);
        onSaved();
      } catch (failure) {
        setError(failure);
        if (isOutdated(failure)) {
          // Where it can't be fetched, nothing is lost: the next try is refused as this one was.
          await meet().catch(() => undefined);
        }
        for (const { path, message } of fieldFailures(failure)) {
          form.setError(path as keyof ProspectDraft, { type: 'server', message });
        }
        focusFirstError(formId);
      }
    },
    () => focusFirstError(formId),
  );
  return { form, error, meanwhile, isSubmitting, submit, forget };
}
