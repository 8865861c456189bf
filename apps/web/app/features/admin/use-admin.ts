import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffClient } from '@abroad/contract/client';
import { consoleApi } from '../../api/console-client.ts';
import { isFailure } from '../../api/failure.ts';

/** The key of all the console's queries; each change refetches them. */
const ALL = 'admin';

/** Fetches data for the console: again each time that a page opens, with the last answer until then. */
export function useAdminQuery<T>(key: readonly unknown[], ask: (api: StaffClient, signal: AbortSignal) => Promise<T>) {
  return useQuery({
    queryKey: [ALL, ...key],
    staleTime: 0,
    queryFn: ({ signal }) => ask(consoleApi, signal),
  });
}

/** Makes a change from the console, and refetches the shown data. */
export function useAdminChange<Values, Answer>(
  change: (api: StaffClient, values: Values) => Promise<Answer>,
  onSuccess?: (answer: Answer) => void,
) {
  const queries = useQueryClient();
  const askAgain = () => queries.invalidateQueries({ queryKey: [ALL] });
  return useMutation({
    mutationFn: (values: Values) => change(consoleApi, values),
    onSuccess: async (answer) => {
      onSuccess?.(answer);
      await askAgain();
    },
    // The shown sums are no longer right: the next attempt uses the new ones.
    onError: (error) => (isFailure(error) && error.code === 'REFUND_CHANGED' ? askAgain() : undefined),
  });
}
