import { useQueryClient } from '@tanstack/react-query';
import { useRecord } from '../../session/use-record.ts';
import { useSession } from '../../session/use-session.tsx';

/** Whether the signed-in person has never accepted the platform's terms, and accepting them as they are now. */
export function useConsent() {
  const { user } = useSession();
  const { data: record } = useRecord();
  const queries = useQueryClient();
  const isDue = record !== undefined && record.platform_terms_version === null;
  return {
    isDue,
    /** Does nothing if it is not due. */
    async give() {
      if (isDue) {
        const { api } = await import('../../api/browser-client.ts');
        const { platform } = await api.getTerms();
        const body = { terms: 'platform', version: platform.version } as const;
        queries.setQueryData(['record', user?.id], await api.acceptTerms({ params: { id: record.id }, body }));
      }
    },
  };
}
