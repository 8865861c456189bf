import type { NotificationCounts, NotificationPage, NotificationsQuery } from '@abroad/contract/notifications';
import type { PublicClient } from '@abroad/contract/client';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocale } from '../../lib/i18n.tsx';
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
 * Asks for all of it again, as often as the service says that something changed, in whichever window.
 * @param has_record once a first answer came, which makes the record of a new account.
 */
export function useLiveNotifications(user: SessionUser, has_record: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!has_record) {
      return undefined;
    }
    let stop: (() => void) | null = null;
    let isGone = false;
    const askAgain = () => void queries.invalidateQueries({ queryKey: keyOf(user.id) });
    void Promise.all([import('../../api/watch-events.ts'), import('@abroad/contract/client')])
      .then(([{ watchEvents }, { urlOf }]) => {
        if (!isGone) {
          stop = watchEvents({ address: urlOf('watchNotifications', undefined), onEvent: askAgain, onGap: askAgain });
        }
      })
      // Without the script the badge is as old as the page.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queries, user.id, has_record]);
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
