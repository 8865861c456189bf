import type { BlockReason, Message, Thread, ThreadDetail, Threads } from '@abroad/contract/threads';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { retry, shouldRetry, staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';

/** Refetched automatically only without a live stream. */
const lively = { staleTime: staleTimes.volatile, refetchOnWindowFocus: true, refetchInterval: 60_000 } as const;

export const messagesKey = (userId: string) => ['messages', userId] as const;
const threadKey = (userId: string, id: string) => [...messagesKey(userId), 'thread', id] as const;

const loadApi = async () => (await import('../../api/browser-client.ts')).api;

/** A page of the signed-in person's conversations; the page before stays while another search is loading. */
export function useThreads(userId: string, { q, page }: { q: string; page: number }, enabled = true) {
  return useQuery<Threads>({
    ...lively,
    enabled,
    queryKey: [...messagesKey(userId), 'list', q, page],
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const api = await loadApi();
      return api.listThreads({ query: { page, ...(q === '' ? {} : { q }) }, signal });
    },
  });
}

/** Whether the reader has blocked people, whose conversations aren't listed. */
export function useHasBlocked(userId: string): boolean {
  const { data } = useQuery({
    queryKey: [...messagesKey(userId), 'blocked'],
    queryFn: async ({ signal }) => (await (await loadApi()).listBlocked({ query: { page: 1 }, signal })).total,
  });
  return (data ?? 0) > 0;
}

/** A conversation from its latest messages back. */
export function useThread(userId: string, id: string) {
  return useInfiniteQuery({
    ...lively,
    queryKey: threadKey(userId, id),
    initialPageParam: null as string | null,
    queryFn: async ({ signal, pageParam }): Promise<ThreadDetail> => {
      const api = await loadApi();
      return api.getThread({ params: { id }, query: pageParam === null ? {} : { before: pageParam }, signal });
    },
    getNextPageParam: ({ has_more, messages }) => (has_more ? (messages[0]?.id ?? null) : null),
  });
}

/** Puts a message that the server has taken into its conversation, before the next fetch. */
export function showSent(queries: QueryClient, userId: string, message: Message): void {
  queries.setQueryData<InfiniteData<ThreadDetail>>(threadKey(userId, message.thread_id), (told) => {
    const [latest, ...older] = told?.pages ?? [];
    if (told === undefined || latest === undefined || latest.messages.some(({ id }) => id === message.id)) {
      return told;
    }
    return { ...told, pages: [{ ...latest, messages: [...latest.messages, message] }, ...older] };
  });
  void queries.invalidateQueries({ queryKey: messagesKey(userId) });
}

function useAgain(userId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: messagesKey(userId) });
}

/** Marks a conversation as read up to a message. */
export function useMarkRead(userId: string) {
  const onSuccess = useAgain(userId);
  return useMutation({
    mutationFn: async ({ id, up_to }: { id: string; up_to: string }) => {
      const api = await loadApi();
      return api.readThread({ params: { id }, body: { up_to } });
    },
    onSuccess,
    // There is no button to retry it, and marking twice does no harm.
    retry: shouldRetry,
    retryDelay: retry.delay,
  });
}

/** Closes a conversation; `leave` also removes it from the list. The outcome is shown even if the menu is closed by then. */
export function useCloseThread(userId: string) {
  const t = useT();
  const again = useAgain(userId);
  return useMutation({
    mutationFn: async ({ id, leave }: { id: string; leave: boolean }) => {
      const api = await loadApi();
      return api.closeThread({ params: { id }, body: { leave } });
    },
    onSuccess(_answer, { leave }) {
      showToast({ text: t(leave ? 'messages.left_toast' : 'messages.closed_toast') });
      return again();
    },
  });
}

/** Blocks the other person of a conversation, or lets them write again (`reason` null). */
export function useBlock(userId: string, other: Thread['other']) {
  const onSuccess = useAgain(userId);
  return useMutation({
    mutationFn: async (reason: BlockReason | null) => {
      const api = await loadApi();
      const { slug } = other;
      await (reason === null ? api.unblockPerson({ body: { slug } }) : api.blockPerson({ body: { slug, reason } }));
    },
    onSuccess,
  });
}
