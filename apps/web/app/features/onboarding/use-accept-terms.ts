import type { AuthenticatedUser } from '@abroad/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/browser-client.ts';

interface Names {
  first_name: string;
  last_name: string;
}

/** Saves changed names, and that the mentor terms were accepted. Throws what the API refuses. */
export function useAcceptTerms(userId: string, record: AuthenticatedUser, version: string) {
  const queries = useQueryClient();
  const remember = (changed: AuthenticatedUser) => queries.setQueryData(['record', userId], changed);

  return async ({ first_name, last_name }: Names): Promise<void> => {
    if (first_name !== record.first_name || last_name !== record.last_name) {
      remember(await api.patchAuthenticatedUser({ body: { first_name, last_name } }));
    }
    if (record.mentor_terms_version !== version) {
      remember(await api.acceptTerms({ params: { id: record.id }, body: { terms: 'mentor', version } }));
    }
  };
}
