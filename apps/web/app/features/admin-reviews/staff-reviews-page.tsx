import { SEEN_REVIEW_STATES } from '@abroad/contract/admin-reviews';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { useStaffRole } from '../../session/use-staff-role.ts';
import { Status } from '../../ui/status.tsx';
import { ConsoleListPage } from '../admin/console-list-page.tsx';

const COUNTS = ['yes', 'no'] as const;

/** Reviews that were public once, filtered by the address by state and by whether they count. Support can't open their texts. */
export default function StaffReviewsPage() {
  const t = useT();
  const format = useFormat();
  const role = useStaffRole();
  const reads = role === 'moderator' || role === 'admin';
  return (
    <ConsoleListPage
      title={t('judged.title')}
      lead={t('judged.lead')}
      name="reviews"
      path={consolePaths.reviews}
      ask={(api, query, signal) => api.listStaffReviews({ query, signal })}
      filters={{
        status: {
          label: t('judged.state'),
          any: t('judged.any'),
          options: SEEN_REVIEW_STATES.map((value) => ({ value, label: t(`judged.status_${value}`) })),
        },
        counts: {
          label: t('judged.in_average'),
          any: t('judged.any'),
          options: COUNTS.map((value) => ({ value, label: t(`judged.${value}`) })),
        },
      }}
      keyOf={({ id }) => id}
      hrefOf={reads ? ({ id }) => consolePaths.review(id) : undefined}
      columns={[
        { title: t('judged.one'), render: ({ stars }) => t('reviews.stars', { count: stars }) },
        { title: t('judged.author'), render: ({ author }) => <bdi>{author?.name ?? t('judged.deleted')}</bdi> },
        { title: t('judged.mentor'), render: ({ mentor }) => <bdi>{mentor?.name ?? t('judged.deleted')}</bdi> },
        {
          title: t('judged.state'),
          render: (review) => (
            <span className="row">
              <Status tone={review.status === 'published' ? 'good' : 'resting'}>
                {t(`judged.status_${review.status}`)}
              </Status>
              {!review.counts && <Status tone="watch">{t('judged.no')}</Status>}
            </span>
          ),
        },
        { title: t('judged.published'), render: ({ published_at }) => format.moment(published_at) },
      ]}
      empty={{ title: t('judged.empty') }}
    />
  );
}
