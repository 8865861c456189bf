import type { NotificationCounts, NotificationPage, NotificationsQuery } from '@abroad/contract/notifications';
import type { PublicClient } from '@abroad/contract/client';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive } from '../../api/use-live.ts';
import { useLocale } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pickLocale } from '../../locales/pick-locale.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import type { SessionUser } from '../../session/types.ts';

type Asked = Partial<Pick<NotificationsQuery, 'state' | 'category' | 'page' | 'page_size'>>;

const keyOf = (userId: string) => ['notifications', userId] as const;

/** A page of what the signed-in person is told, with the numbers of the badge. */
export function useNotifications(user: SessionUser, asked: Asked) {
  const language = pickLocale(useLocale(), null);
  return useQuery<NotificationPage>({
    queryKey: [...keyOf(user.id), language, asked],
    refetchOnWindowFocus: 'always',
    retry: false,
    placeholderData: (before) => before,
    queryFn: ({ signal }) =>
      askWithRecord(user, (api) => api.listNotifications({ query: { ...asked, language }, signal })),
  });
}

/**
 * Keeps all of it true in each open window.
 * @param has_record once a first answer came, which makes the record of a new account.
 */
export function useLiveNotifications(user: SessionUser, has_record: boolean): void {
  useLive(paths.notificationStream(), has_record ? keyOf(user.id) : null);
}

/** The badge shows what the service answered, before the lists are asked for again. */
function takeCounts(queries: QueryClient, userId: string, counts: NotificationCounts): void {
  queries.setQueriesData<NotificationPage>({ queryKey: keyOf(userId) }, (page) => page && { ...page, ...counts });
}

/** Marks what was told: seen, read, archived. */
export function useMark(user: SessionUser) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (mark: (api: PublicClient) => Promise<NotificationCounts>) =>
      mark((await import('../../api/browser-client.ts')).api),
    onSuccess: async (counts) => {
      takeCounts(queries, user.id, counts);
      await queries.invalidateQueries({ queryKey: keyOf(user.id) });
    },
  });
}

/** Marks what is shown as seen. @param shown undefined while nothing is shown. */
export function useSeeing(user: SessionUser, shown: NotificationPage | undefined): void {
  const { mutate } = useMark(user);
  const latest = shown?.items[0]?.id;
  const unseen = shown?.unseen ?? 0;
  useEffect(() => {
    if (unseen > 0 && latest !== undefined) {
      mutate((api) => api.seeNotifications({ body: { up_to: latest } }));
    }
  }, [unseen, latest, mutate]);
}
