import { NoShowState, type StaffNoShow } from '@abroad/contract/no-shows';
import { useSearchParams } from 'react-router';
import { adminPaths } from '../../lib/admin-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { readPage } from '../../lib/read-address.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConsoleFilter } from '../admin/console-filter.tsx';
import { ConsoleList } from '../admin/console-list.tsx';
import { ConsolePage } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';

/** The cases of no-shows: open ones first, by their due dates. */
export function StaffNoShowsPage() {
  const t = useT();
  const format = useFormat();
  const [search] = useSearchParams();
  const state = NoShowState.safeParse(search.get('state')).data ?? null;
  const page = readPage(search.get('page'));
  const query = useAdminQuery(['no-shows', state, page], (api, signal) =>
    api.listNoShows({ query: { page, ...(state && { state }) }, signal }),
  );
  const states = NoShowState.options.map((value) => ({ value, label: t(`noshow.state_${value}`) }));
  return (
    <ConsolePage title={t('noshow.list')} lead={t('noshow.staff_lead')}>
      <ConsoleFilter action={adminPaths.noShows()} values={{ state }}>
        <SelectField
          label={t('noshow.staff_state')}
          name="state"
          defaultValue={state ?? ''}
          placeholder={t('noshow.any_state')}
          options={states}
        />
      </ConsoleFilter>
      <ConsoleList
        label={t('noshow.list')}
        query={query}
        keyOf={({ booking_id }) => booking_id}
        hrefOf={({ booking_id }) => adminPaths.noShow(booking_id)}
        isOverdue={({ is_overdue }) => is_overdue}
        columns={[
          { title: t('noshow.staff_session'), render: (row) => <Names row={row} /> },
          { title: t('noshow.staff_state'), render: ({ state: of }) => <Tag>{t(`noshow.state_${of}`)}</Tag> },
          { title: t('noshow.staff_due'), render: ({ due_at }) => (due_at === null ? '–' : format.moment(due_at)) },
          { title: t('noshow.staff_start'), render: ({ start }) => format.moment(start) },
          {
            title: t('noshow.staff_price'),
            render: ({ price, currency }) => (price ? format.price(price, currency) : '–'),
          },
        ]}
        empty={{ title: t('noshow.staff_empty') }}
        pageHref={(next) => adminPaths.noShows({ state, page: next })}
      />
    </ConsolePage>
  );
}

function Names({ row: { mentor, prospect } }: { row: StaffNoShow }) {
  return (
    <>
      <bdi>{mentor.name}</bdi> · <bdi>{prospect.name}</bdi>
    </>
  );
}
