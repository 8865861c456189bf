import type { NotificationItem } from '@abroad/contract/notifications';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { focusBeside } from '../../lib/focus-beside.ts';
import { useFormat } from '../../lib/viewer.tsx';
import type { SessionUser } from '../../session/types.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { usePressedMark } from './use-notifications.ts';

interface Properties {
  user: SessionUser;
  items: readonly NotificationItem[];
  /** Whether each has buttons beside it. */
  hasTools?: boolean;
}

/** The signed-in person's notifications, the latest first. Following one marks it read, everywhere. */
export function NotificationList({ user, items, hasTools = false }: Properties) {
  const t = useT();
  return (
    <ul className="notices" aria-label={t('notices.title')}>
      {items.map((item) => (
        <NotificationRow key={item.id} user={user} item={item} hasTools={hasTools} />
      ))}
    </ul>
  );
}

function NotificationRow({ user, item, hasTools }: Pick<Properties, 'user' | 'hasTools'> & { item: NotificationItem }) {
  const t = useT();
  const format = useFormat();
  const mark = usePressedMark(user);
  const { id, title, about, path, count, created_at, is_read, is_archived, kind } = item;
  return (
    <li className={classNames('notice', !is_read && 'notice-new')}>
      <div className="notice-words">
        <Link
          className="notice-link"
          to={path}
          onClick={() => {
            if (!is_read) {
              mark.mutate({ how: 'read', id });
            }
          }}
        >
          {!is_read && <span className="unseen">{t('notices.new')} </span>}
          {title}
        </Link>
        <p className="tiny muted">
          {about !== null && (
            <>
              <bdi>{about}</bdi> ·{' '}
            </>
          )}
          <time dateTime={created_at}>{format.moment(created_at)}</time>
          {count > 1 && kind !== 'message' && <> · {t('notices.updates', { count })}</>}
        </p>
      </div>
      {hasTools && (
        <div className="notice-tools">
          {!is_read && (
            <Button
              kind="quiet"
              size="small"
              aria-label={t('notices.of', { action: t('notices.mark_read'), title })}
              onClick={(event) => {
                focusBeside(event);
                mark.mutate({ how: 'read', id });
              }}
            >
              {t('notices.mark_read')}
            </Button>
          )}
          {!is_archived && (
            <Button
              kind="quiet"
              size="small"
              aria-label={t('notices.of', { action: t('notices.archive'), title })}
              onClick={(event) => {
                focusBeside(event);
                mark.mutate({ how: 'archived', id });
              }}
            >
              {t('notices.archive')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
