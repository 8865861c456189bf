import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const loadApi = async () => (await import('../../api/browser-client.ts')).api;
const keyOf = (userId: string) => ['saved-answers', userId] as const;

/** The texts that the reader writes often; they are asked for when the composer of a mentor opens. */
export function useSavedAnswers(userId: string) {
  return useQuery({
    queryKey: keyOf(userId),
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => (await (await loadApi()).listSavedAnswers({ signal })).items,
  });
}

export function useSaveAnswers(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (items: string[]) => (await (await loadApi()).putSavedAnswers({ body: { items } })).items,
    onSuccess: (items) => void queries.setQueryData(keyOf(userId), items),
  });
}
