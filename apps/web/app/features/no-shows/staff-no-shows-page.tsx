import { NoShowState, type StaffNoShow } from '@abroad/contract/no-shows';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Status } from '../../ui/status.tsx';
import { ConsoleListPage } from '../admin/console-list-page.tsx';
import { CASE_TONES } from './no-show-words.ts';

/** The cases of no-shows: open ones first, by their due dates. */
export default function StaffNoShowsPage() {
  const t = useT();
  const format = useFormat();
  return (
    <ConsoleListPage
      title={t('noshow.list')}
      lead={t('noshow.staff_lead')}
      name="no-shows"
      path={consolePaths.noShows}
      ask={(api, query, signal) => api.listNoShows({ query, signal })}
      filters={{
        state: {
          label: t('noshow.staff_state'),
          any: t('noshow.any_state'),
          options: NoShowState.options.map((value) => ({ value, label: t(`noshow.state_${value}`) })),
        },
      }}
      keyOf={({ booking_id }) => booking_id}
      hrefOf={({ booking_id }) => consolePaths.noShow(booking_id)}
      isOverdue={({ is_overdue }) => is_overdue}
      columns={[
        { title: t('noshow.staff_session'), render: (row) => <Names row={row} /> },
        {
          title: t('noshow.staff_state'),
          render: ({ state: of }) => <Status tone={CASE_TONES[of]}>{t(`noshow.state_${of}`)}</Status>,
        },
        { title: t('noshow.staff_due'), render: ({ due_at }) => (due_at === null ? '–' : format.moment(due_at)) },
        { title: t('noshow.staff_start'), render: ({ start }) => format.moment(start) },
        {
          title: t('noshow.staff_price'),
          render: ({ price, currency }) => (price ? format.price(price, currency) : '–'),
        },
      ]}
      empty={{ title: t('noshow.staff_empty') }}
    />
  );
}

function Names({ row: { mentor, prospect } }: { row: StaffNoShow }) {
  return (
    <>
      <bdi>{mentor.name}</bdi> · <bdi>{prospect.name}</bdi>
    </>
  );
}
