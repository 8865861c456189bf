import type { CreateSavedSearch, PatchSavedSearch, SavedSearch } from '@abroad/contract/saved-searches';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createKeyFor } from '../../lib/idempotency-key.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import { useSession } from '../../session/use-session.tsx';

const keyOf = (userId: string) => ['saved-searches', userId] as const;
const browserApi = async () => (await import('../../api/browser-client.ts')).api;

/** The user's saved searches, the latest first; nothing is fetched while signed out. */
export function useSavedSearches(userId: string | null) {
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(userId ?? ''),
    enabled: userId !== null,
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => (await askWithRecord(user, (api) => api.listSavedSearches({ signal }))).items,
  });
}

/** Replaces the cached searches by the API's answer. */
function useUpdate(userId: string) {
  const queries = useQueryClient();
  return async (change: (known: SavedSearch[]) => SavedSearch[]) => {
    // A pending answer may be older than the change.
    await queries.cancelQueries({ queryKey: keyOf(userId) });
    queries.setQueryData<SavedSearch[]>(keyOf(userId), (known) => known && change(known));
  };
}

/** Refetches the list. */
export function useRefreshSavedSearches(userId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: keyOf(userId) });
}

/** Saves a search; an equal one that exists is returned. */
export function useSaveSearch(userId: string, onSaved: () => void) {
  const update = useUpdate(userId);
  const [keyFor] = useState(() => createKeyFor());
  return useMutation({
    mutationFn: async (body: CreateSavedSearch) =>
      (await browserApi()).createSavedSearch({ body, idempotency_key: keyFor(body) }),
    onSuccess(made) {
      onSaved();
      return update((known) => [made, ...known.filter(({ id }) => id !== made.id)]);
    },
  });
}

export function useChangeSavedSearch(userId: string, saved_search_id: string) {
  const update = useUpdate(userId);
  return useMutation({
    scope: { id: `saved-search-${saved_search_id}` },
    mutationFn: async (body: PatchSavedSearch) =>
      (await browserApi()).patchSavedSearch({ params: { saved_search_id }, body }),
    onSuccess: (changed) => update((known) => known.map((one) => (one.id === changed.id ? changed : one))),
  });
}
