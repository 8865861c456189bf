import type { NotificationCounts, NotificationPage, NotificationsQuery } from '@abroad/contract/notifications';
import type { PublicClient } from '@abroad/contract/client';
import { useMutation, useMutationState, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLive } from '../../api/use-live.ts';
import { useLocale } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pickLocale } from '../../locales/pick-locale.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import type { SessionUser } from '../../session/types.ts';
import { showToast } from '../../ui/toast.ts';
import { useFailureWords } from '../errors/failure-words.ts';

type Asked = Partial<Pick<NotificationsQuery, 'state' | 'category' | 'page' | 'page_size'>>;

const keyOf = (userId: string) => ['notifications', userId] as const;
const markKeyOf = (userId: string) => ['mark-notifications', userId] as const;

/** A person's action on their notifications. A notification stands for its group. */
type Mark = { how: 'seen' | 'read' | 'archived'; id: string } | { how: 'all_read' };

function send(api: PublicClient, mark: Mark): Promise<NotificationCounts> {
  switch (mark.how) {
    case 'seen':
      return api.seeNotifications({ body: { up_to: mark.id } });
    case 'read':
      return api.readNotification({ params: { id: mark.id } });
    case 'archived':
      return api.archiveNotification({ params: { id: mark.id } });
    case 'all_read':
      return api.readAllNotifications();
  }
}

/** Returns a page as it will be after a mark. The numbers of the badge still come from the service. */
function marked(page: NotificationPage, mark: Mark, state: Asked['state']): NotificationPage {
  if (mark.how === 'seen') {
    return page;
  }
  const items = page.items
    .map((item) =>
      mark.how === 'all_read' || mark.id === item.id
        ? { ...item, is_read: true, is_archived: item.is_archived || mark.how === 'archived' }
        : item,
    )
    .filter(
      ({ is_read, is_archived }) =>
        (state === 'archived' ? is_archived : !is_archived) && !(state === 'unread' && is_read),
    );
  return { ...page, items };
}

/** A page of the signed-in person's notifications, with the badge's numbers. A mark shows from the press on. */
export function useNotifications(user: SessionUser, asked: Asked) {
  const language = pickLocale(useLocale(), null);
  const marks = useMutationState({
    filters: { mutationKey: markKeyOf(user.id), status: 'pending' },
    select: ({ state }) => state.variables as Mark,
  });
  const { data, error, refetch } = useQuery<NotificationPage>({
    queryKey: [...keyOf(user.id), language, asked],
    refetchOnWindowFocus: 'always',
    retry: false,
    placeholderData: (before) => before,
    queryFn: ({ signal }) =>
      askWithRecord(user, (api) => api.listNotifications({ query: { ...asked, language }, signal })),
  });
  return { data: data && marks.reduce((page, mark) => marked(page, mark, asked.state), data), error, refetch };
}

/**
 * Keeps all notifications up to date in each open window.
 * @param has_record true after the first answer, which makes the record of a new account.
 */
export function useLiveNotifications(user: SessionUser, has_record: boolean): void {
  useLive(paths.notificationStream(), has_record ? keyOf(user.id) : null);
}

/** The subjects of notifications that an open page may show. */
const TOLD_OF = ['booking', 'bookings', 'no-show', 'earnings', 'decisions', 'decision'] as const;

/**
 * Refetches the subject of a new notification, because an open page would keep showing the old state; and with any
 * change the number of unread conversations, because later messages of a conversation join its notification.
 */
export function useRefreshByNews(user: SessionUser, latest: NotificationPage | undefined): void {
  const queries = useQueryClient();
  const shown = useRef(latest);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== latest) {
      void queries.invalidateQueries({ queryKey: ['messages', user.id, 'unread'] });
    }
    shown.current = latest;
  }, [queries, user.id, latest]);
  const newest = latest && (latest.items[0]?.id ?? null);
  const known = useRef(newest);
  useEffect(() => {
    const before = known.current;
    if (newest === undefined || newest === before) return;
    known.current = newest;
    if (before !== undefined && newest !== null) {
      for (const kind of TOLD_OF) void queries.invalidateQueries({ queryKey: [kind] });
    }
  }, [queries, newest]);
}

/** Updates the badge from the service's answer, before the lists are refetched. */
function takeCounts(queries: QueryClient, userId: string, counts: NotificationCounts): void {
  queries.setQueriesData<NotificationPage>({ queryKey: keyOf(userId) }, (page) => page && { ...page, ...counts });
}

/** Marks notifications: seen, read, archived. @param onError is called with errors that the person should know */
export function useMark(user: SessionUser, onError: (error: unknown) => void = () => undefined) {
  const queries = useQueryClient();
  const mutationKey = markKeyOf(user.id);
  return useMutation({
    mutationKey,
    mutationFn: async (mark: Mark) => send((await import('../../api/browser-client.ts')).api, mark),
    onSuccess: async (counts) => {
      // With several pending calls, an earlier answer may arrive last.
      if (queries.isMutating({ mutationKey }) === 1) {
        takeCounts(queries, user.id, counts);
      }
      // It counts as pending until the lists show it.
      await queries.invalidateQueries({ queryKey: keyOf(user.id) });
    },
    onError,
  });
}

/** As `useMark`, for pressed buttons: a refusal is shown at the foot of the page, because its line may be gone. */
export function usePressedMark(user: SessionUser) {
  const words = useFailureWords();
  return useMark(user, (error) => showToast({ text: words(error), tone: 'problem' }));
}

/** Marks the shown notifications as seen. @param shown undefined while nothing is shown. */
export function useSeeing(user: SessionUser, shown: NotificationPage | undefined): void {
  const { mutate } = useMark(user);
  const latest = shown?.items[0]?.id;
  const unseen = shown?.unseen ?? 0;
  useEffect(() => {
    if (unseen > 0 && latest !== undefined) {
      mutate({ how: 'seen', id: latest });
    }
  }, [unseen, latest, mutate]);
}

/** Shows the number of unseen notifications on the icon of the installed app. Without one, browsers do nothing. */
export function useAppBadge(unseen: number | undefined): void {
  useEffect(() => {
    if (unseen !== undefined && 'setAppBadge' in navigator) {
      void navigator.setAppBadge(unseen).catch(() => undefined);
    }
  }, [unseen]);
}
