import { useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import type { SessionUser } from '../../session/types.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { LoadingNotices } from './loading-notices.tsx';
import { NotificationList } from './notification-list.tsx';
import './notifications.css';
import { PushOfferPlace } from './push-offer-place.tsx';
import { useNotifications, usePressedMark, useSeeing } from './use-notifications.ts';
import { unlisted } from '../../lib/page-title.ts';

const tabs = ['all', 'unread', 'archived'] as const;
type Tab = (typeof tabs)[number];
const isTab = (value: string | null): value is Tab => tabs.some((tab) => tab === value);

export const meta = unlisted('notices.title');

/** All that the signed-in person was told in the last half year. */
export default function NotificationsPage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <header>
        <h1>{t('notices.title')}</h1>
        <p className="muted">{t('notices.lead')}</p>
      </header>
      <SignedInOnly fallback={<LoadingNotices />}>{(user) => <Notifications key={user.id} user={user} />}</SignedInOnly>
    </main>
  );
}

function Notifications({ user }: { user: SessionUser }) {
  const t = useT();
  const [search] = useSearchParams();
  const wanted = search.get('state');
  const tab = isTab(wanted) ? wanted : 'all';
  const page = Math.max(1, Number(search.get('page')) || 1);
  const { data, error, refetch } = useNotifications(user, { page, ...(tab !== 'all' && { state: tab }) });
  const mark = usePressedMark(user);
  useSeeing(user, tab === 'all' && page === 1 ? data : undefined);
  return (
    <>
      <div className="notices-bar">
        <TabLinks
          label={t('notices.title')}
          value={tab}
          tabs={tabs.map((value) => ({ value, label: t(`notices.tab_${value}`) }))}
          hrefOf={(name) => paths.notifications(name === 'all' ? {} : { state: name })}
        />
        {data !== undefined && data.unread > 0 && (
          <Button
            kind="line"
            size="small"
            loading={mark.isPending && t('notices.read_all')}
            onClick={() => mark.mutate({ how: 'all_read' })}
          >
            {t('notices.read_all')}
          </Button>
        )}
      </div>
      {data === undefined ? (
        error ? (
          <FailureCard error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingNotices />
        )
      ) : data.items.length === 0 ? (
        <EmptyState
          title={t(`notices.empty_${tab}`)}
          action={<ButtonLink to={paths.settings('notifications')}>{t('notices.settings')}</ButtonLink>}
        >
          {t('notices.empty_text')}
        </EmptyState>
      ) : (
        <>
          <NotificationList user={user} items={data.items} hasTools />
          <Pager
            label={t('notices.pages')}
            page={page}
            totalPages={data.total_pages}
            hrefOf={(other) => paths.notifications({ ...(tab !== 'all' && { state: tab }), page: other })}
            previousLabel={t('notices.previous')}
            nextLabel={t('notices.next')}
            pageLabel={(other) => t('notices.page', { page: other })}
          />
          {tab === 'all' && <PushOfferPlace user={user} />}
        </>
      )}
    </>
  );
}
