import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../session/types.ts';
import { Button } from '../../ui/button.tsx';
import { DropMenu } from '../../ui/drop-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { LoadingNotices } from './loading-notices.tsx';
import { NotificationList } from './notification-list.tsx';
import './notifications.css';
import { usePushOfReader, useTold } from './use-told.ts';
import {
  useAppBadge,
  useLiveNotifications,
  useNotifications,
  usePressedMark,
  useRefreshByNews,
  useSeeing,
} from './use-notifications.ts';

const shown = 8;
const most = 99;

/** The bell with the number of unread notifications, on every page of a signed-in person. */
export default function Bell({ user }: { user: SessionUser }) {
  const t = useT();
  const { pathname } = useLocation();
  const { data, error, refetch } = useNotifications(user, { page: 1, page_size: shown });
  const { mutate: mark, isPending } = usePressedMark(user);
  const [openAt, setOpenAt] = useState<string | null>(null);
  useLiveNotifications(user, data !== undefined);
  useRefreshByNews(user, data);
  useAppBadge(data?.unseen);
  useTold(user);
  usePushOfReader(user);
  const unread = data?.unread ?? 0;
  useSeeing(user, openAt === pathname ? data : undefined);
  return (
    <>
      <Announcement count={data?.unread ?? null} />
      <DropMenu
        key={pathname}
        className="drop-bell"
        label={[t('notices.title'), unread > 0 && t('notices.count', { count: unread })].filter(Boolean).join('. ')}
        onToggle={(open) => setOpenAt(open ? pathname : null)}
        summary={
          <span className="bell" aria-hidden="true">
            <Icon name="bell" />
            {unread > 0 && <span className="bell-count">{unread > most ? `${most}+` : unread}</span>}
          </span>
        }
      >
        <div className="bell-panel">
          <div className="bell-head">
            <p className="strong">{t('notices.title')}</p>
            {unread > 0 && (
              <Button
                kind="quiet"
                size="small"
                loading={isPending && t('notices.read_all')}
                onClick={() => mark({ how: 'all_read' })}
              >
                {t('notices.read_all')}
              </Button>
            )}
          </div>
          {data === undefined ? (
            error ? (
              <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
            ) : (
              <LoadingNotices />
            )
          ) : data.items.length === 0 ? (
            <p className="muted">{t('notices.none')}</p>
          ) : (
            <NotificationList user={user} items={data.items} />
          )}
          <Link className="link strong bell-all" to={paths.notifications()}>
            {t('notices.all')}
          </Link>
        </div>
      </DropMenu>
    </>
  );
}

/** Says once, politely, that there is more than before. The count when the page loaded is in the button's name. */
function Announcement({ count }: { count: number | null }) {
  const t = useT();
  const before = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (count === null) {
      return;
    }
    if (before.current !== null && count > before.current) {
      setSaid(t('notices.count', { count }));
    }
    if (before.current !== null && count < before.current) {
      setSaid('');
    }
    before.current = count;
  }, [count, t]);
  return <output className="unseen">{said}</output>;
}
