import type { TermsKind as Kind } from '@abroad/contract/identity';
import { spokenLanguage } from '@abroad/contract/languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../api/browser-client.ts';
import { isFailure } from '../../api/failure.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { resourcesQuery } from '../../session/use-resources.ts';
import { useSession } from '../../session/use-session.tsx';
import { showToast } from '../../ui/toast.ts';

export type TermsKind = z.infer<typeof Kind>;

const queryKey = ['terms'];

/** The terms as they are now. */
export function useChangedTerms(kind: TermsKind) {
  const language = spokenLanguage(useLocale());
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, language],
    queryFn: ({ signal }) => api.getTerms({ query: { language }, signal }),
  });
  return { terms: data?.[kind], error, retry: () => void refetch() };
}

/** Accepts a version of the terms; a newer one is fetched and shown instead. */
export function useAcceptChanged(kind: TermsKind, onDone: () => void) {
  const t = useT();
  const { user } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (version: string) => {
      const { id } = await api.getAuthenticatedUser();
      return api.acceptTerms({ params: { id }, body: { terms: kind, version } });
    },
    onSuccess(record) {
      queries.setQueryData(['record', user?.id], record);
      void queries.invalidateQueries({ queryKey: resourcesQuery(user).queryKey });
      showToast({ text: t('terms.accepted') });
      onDone();
    },
    onError(failure) {
      if (isFailure(failure) && failure.code === 'TERMS_OUTDATED') {
        void queries.invalidateQueries({ queryKey });
      }
    },
  });
}
