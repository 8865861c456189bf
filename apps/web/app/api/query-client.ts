import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isFailure } from './failure.ts';
import { rememberError } from './error-queue.ts';
import { isRecoverable } from './failure.ts';

// A pressed button shows its loading state before the next event, so that a double press counts once everywhere: such a
// button takes no press. The library's own timer is slower than a quick second press.
notifyManager.setScheduler(queueMicrotask);

const minute = 60_000;

/** Milliseconds for which an answer counts as fresh. */
export const staleTimes = {
  usual: 5 * minute,
  resourceFlags: 5 * minute,
  roles: 5 * minute,
  ownProfileRedirect: 15 * minute,
  ownProfileRedirectKept: 30 * minute,
  volatile: 0,
} as const;

/** Attempts in all, and the delays between them in milliseconds: 1 s, 2 s. */
export const retry = {
  attempts: 3,
  delay: (attempt: number) => 1000 * 2 ** attempt,
} as const;

export function shouldRetry(failures: number, error: unknown): boolean {
  // The failure that is judged is not among those counted before it.
  return failures + 1 < retry.attempts && isRecoverable(error);
}

/** One for each page load; on the server one for each request, so that users never see each other's data. */
export function createQueryClient(): QueryClient {
  const onMutationError = (error: unknown) => {
    rememberError(error);
    // Terms changed since the flags were fetched: with new flags the page asks to accept the terms.
    if (isFailure(error) && error.code === 'TERMS_NOT_ACCEPTED') {
      void client.invalidateQueries({ queryKey: ['resources'] });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error) => rememberError(error) }),
    mutationCache: new MutationCache({ onError: onMutationError }),
    defaultOptions: {
      queries: {
        staleTime: staleTimes.usual,
        retry: shouldRetry,
        retryDelay: retry.delay,
        refetchOnWindowFocus: false,
        // Without a connection a query fails at once, and is retried when there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A user's action fails at once without a connection: an automatic retry later might surprise them.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
