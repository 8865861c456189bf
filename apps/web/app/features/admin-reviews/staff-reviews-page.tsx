import { SEEN_REVIEW_STATES, type StaffReviewRow } from '@abroad/contract/admin-reviews';
import { useSearchParams } from 'react-router';
import { adminPaths } from '../../lib/admin-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { readPage } from '../../lib/read-address.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { useStaffRole } from '../../session/use-staff-role.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConsoleFilter } from '../admin/console-filter.tsx';
import { ConsoleList } from '../admin/console-list.tsx';
import { ConsolePage } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';

const COUNTS = ['yes', 'no'] as const;

/** Reviews that were public once, filtered by the address by state and by whether they count. Support can't open their texts. */
export function StaffReviewsPage() {
  const t = useT();
  const format = useFormat();
  const role = useStaffRole();
  const reads = role === 'moderator' || role === 'admin';
  const [search] = useSearchParams();
  const status = SEEN_REVIEW_STATES.find((state) => state === search.get('status')) ?? null;
  const counts = COUNTS.find((answer) => answer === search.get('counts')) ?? null;
  const page = readPage(search.get('page'));
  const query = useAdminQuery(['reviews', status, counts, page], (api, signal) =>
    api.listStaffReviews({ query: { page, ...(status && { status }), ...(counts && { counts }) }, signal }),
  );
  return (
    <ConsolePage title={t('judged.title')} lead={t('judged.lead')}>
      <ConsoleFilter action={adminPaths.reviews()} values={{ status, counts }}>
        <SelectField
          label={t('judged.state')}
          name="status"
          defaultValue={status ?? ''}
          placeholder={t('judged.any')}
          options={SEEN_REVIEW_STATES.map((value) => ({ value, label: t(`judged.status_${value}`) }))}
        />
        <SelectField
          label={t('judged.in_average')}
          name="counts"
          defaultValue={counts ?? ''}
          placeholder={t('judged.any')}
          options={COUNTS.map((value) => ({ value, label: t(`judged.${value}`) }))}
        />
      </ConsoleFilter>
      <ConsoleList<StaffReviewRow>
        label={t('judged.title')}
        query={query}
        keyOf={({ id }) => id}
        {...(reads && { hrefOf: ({ id }: StaffReviewRow) => adminPaths.review(id) })}
        columns={[
          { title: t('judged.one'), render: ({ stars }) => t('reviews.stars', { count: stars }) },
          { title: t('judged.author'), render: ({ author }) => <bdi>{author?.name ?? t('judged.deleted')}</bdi> },
          { title: t('judged.mentor'), render: ({ mentor }) => <bdi>{mentor?.name ?? t('judged.deleted')}</bdi> },
          {
            title: t('judged.state'),
            render: (review) => (
              <>
                {t(`judged.status_${review.status}`)} {!review.counts && <Tag>{t('judged.no')}</Tag>}
              </>
            ),
          },
          { title: t('judged.published'), render: ({ published_at }) => format.moment(published_at) },
        ]}
        empty={{ title: t('judged.empty') }}
        pageHref={(next) => adminPaths.reviews({ status, counts, page: next })}
      />
    </ConsolePage>
  );
}
