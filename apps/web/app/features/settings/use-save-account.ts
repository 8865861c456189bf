import type { AuthenticatedUser, PatchAuthenticatedUser } from '@abroad/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '../../api/browser-client.ts';
import { useSession } from '../../session/use-session.tsx';

export type AccountChanges = Partial<z.output<typeof PatchAuthenticatedUser>>;

/**
 * Changes the record of the signed-in person, and shows the change everywhere.
 * @param onSaved is also called if the form is closed by then.
 */
export function useSaveAccount(onSaved?: (record: AuthenticatedUser) => void) {
  const { user } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AccountChanges) => api.patchAuthenticatedUser({ body }),
    onSuccess: (record: AuthenticatedUser, { first_name, last_name, slug }) => {
      queries.setQueryData(['record', user?.id], record);
      onSaved?.(record);
      if (first_name !== undefined || last_name !== undefined || slug !== undefined) {
        // Names and links are on other pages, too.
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'record' });
      }
    },
  });
}
