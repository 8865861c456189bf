import type { ApiKey, ApiKeyWithSecret, CreateApiKey } from '@abroad/contract/api-keys';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createKeyFor } from '../../lib/idempotency-key.ts';

const keyOf = (userId: string) => ['api-keys', userId] as const;
const browserApi = async () => (await import('../../api/browser-client.ts')).api;

/** The API keys of the signed-in person, the oldest first. */
export function useApiKeys(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => (await (await browserApi()).listApiKeys({ signal })).items,
  });
}

/** Replaces the cached keys by the API's answer. */
function useUpdate(userId: string) {
  const queries = useQueryClient();
  return async (change: (known: ApiKey[]) => ApiKey[]) => {
    // A pending answer may be older than the change.
    await queries.cancelQueries({ queryKey: keyOf(userId) });
    queries.setQueryData<ApiKey[]>(keyOf(userId), (known) => known && change(known));
  };
}

/**
 * Makes a key. A retry after a lost answer gets the same key, with its secret.
 * @param onSecret is also called if the dialog is closed by then: the secret is shown only once.
 */
export function useCreateApiKey(userId: string, onSecret: (made: ApiKeyWithSecret) => void) {
  const update = useUpdate(userId);
  const [keyFor] = useState(() => createKeyFor());
  return useMutation({
    mutationFn: async (body: CreateApiKey) =>
      (await browserApi()).createApiKey({ body, idempotency_key: keyFor(body) }),
    onSuccess(made) {
      onSecret(made);
      const { secret: _secret, ...key } = made;
      return update((known) => [...known.filter(({ id }) => id !== made.id), key]);
    },
  });
}

/** Revokes a key. @param onDone is also called if the question is closed by then. */
export function useRevokeApiKey(userId: string, id: string, onDone: () => void) {
  const update = useUpdate(userId);
  return useMutation({
    mutationFn: async () => (await browserApi()).revokeApiKey({ params: { id } }),
    onSuccess() {
      onDone();
      return update((known) => known.filter((each) => each.id !== id));
    },
  });
}
