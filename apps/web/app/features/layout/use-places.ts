import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { askWithRecord } from '../../session/ensure-record.ts';
import type { SessionUser } from '../../session/types.ts';
import { useResources } from '../../session/use-resources.ts';
import { useRole } from '../../session/use-role.ts';
import { viewing } from '../../session/view-as.ts';
import { useTurns } from '../turns/use-turns.ts';
import type { Place } from './header-link.tsx';

/** The main places of the signed-in person in the role that they use, with what waits there. */
export function usePlaces(user: SessionUser): Place[] {
  const t = useT();
  const { likelyRole } = useRole();
  const waiting = useTurns(user).data?.total ?? 0;
  const unread = useUnreadThreads(user);
  return [
    ...(likelyRole === 'mentor'
      ? ([
          { to: paths.mentorHome(), icon: 'home', label: t('layout.home') },
          { to: paths.myAvailabilitySettings(), icon: 'clock', label: t('layout.availability') },
        ] as const)
      : ([{ to: paths.search(), icon: 'search', label: t('layout.find') }] as const)),
    {
      to: paths.bookings(),
      icon: 'calendar',
      label: t('layout.bookings'),
      count: waiting,
      counted: t('turns.count', { count: waiting }),
    },
    {
      to: paths.messages(),
      icon: 'chat',
      label: t('layout.messages'),
      count: unread,
      counted: t('layout.unread', { count: unread }),
    },
  ];
}

const MINUTE_MS = 60_000;

/**
 * The number of conversations with unread messages. The bell refetches it with its news, and reading a message with
 * all that is known of messages. Staff who view as another person and suspended users get no messages.
 */
function useUnreadThreads(user: SessionUser): number {
  const { data: flags } = useResources();
  const { data } = useQuery({
    queryKey: ['messages', user.id, 'unread'],
    enabled: flags?.is_suspended === false && viewing() === null,
    refetchOnWindowFocus: 'always',
    refetchInterval: 5 * MINUTE_MS,
    // It stands beside the page's own content, which doesn't wait for it.
    retry: false,
    queryFn: ({ signal }) =>
      askWithRecord(user, (api) => api.listThreads({ query: { page: 1, page_size: 1 }, signal })),
    select: ({ unread_threads }) => unread_threads,
  });
  return data ?? 0;
}
