import type { CaseSummary } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import { useSearchParams } from 'react-router';
import { consolePaths, type CaseTab } from '../../lib/console-paths.ts';
import { useLocale, useT } from '../../lib/i18n.tsx';
import { readPage } from '../../lib/read-address.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { Status } from '../../ui/status.tsx';
import { ConsoleFilter, ConsoleList } from '../admin/console-list.tsx';
import { ConsolePage } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';

const TABS = {
  waiting: ['open', 'in_review'],
  appeals: ['appealed'],
  closed: ['decided', 'upheld', 'overturned'],
} as const satisfies Record<CaseTab, readonly CaseSummary['state'][]>;
const TAB_NAMES = ['waiting', 'appeals', 'closed'] as const;
const TYPES = ['mentor_profile', 'prospect_profile', 'service', 'review', 'booking', 'thread', 'message'] as const;

/** The queue of cases: overdue ones first, and in red. */
export default function CasesPage() {
  const t = useT();
  const locale = useLocale();
  const format = useFormat();
  const [search] = useSearchParams();
  const tab = TAB_NAMES.find((name) => name === search.get('tab')) ?? 'waiting';
  const type = TYPES.find((name) => name === search.get('type'));
  const page = readPage(search.get('page'));
  const query = useAdminQuery(['cases', tab, type, page], (api, signal) =>
    api.listCases({ query: { state: [...TABS[tab]], ...(type && { type }), page }, signal }),
  );
  return (
    <ConsolePage title={t('cases.title')} lead={t('cases.lead')}>
      <TabLinks
        label={t('cases.tabs')}
        value={tab}
        tabs={TAB_NAMES.map((value) => ({ value, label: t(`cases.tab_${value}`) }))}
        hrefOf={(value) => consolePaths.cases({ tab: value, type })}
      />
      <ConsoleFilter action={consolePaths.cases({ tab })} values={{ type: type ?? null }}>
        <input type="hidden" name="tab" value={tab} />
        <SelectField
          label={t('cases.about')}
          name="type"
          defaultValue={type ?? ''}
          placeholder={t('cases.any_target')}
          options={TYPES.map((value) => ({ value, label: t(`cases.target_${value}`) }))}
        />
      </ConsoleFilter>
      <ConsoleList
        label={t('cases.title')}
        query={query}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => consolePaths.case(id)}
        isOverdue={({ is_overdue }) => is_overdue}
        columns={[
          {
            title: t('cases.reason'),
            render: ({ reason, is_overdue }) => (
              <>
                {t(`reports.reason_${reason}`)} {is_overdue && <Status tone="bad">{t('cases.overdue')}</Status>}
              </>
            ),
          },
          {
            title: t('cases.about'),
            render: ({ target_type, owner }) =>
              t('cases.case_title', {
                target: t(`cases.target_${target_type}`),
                name: owner ? fullName(owner, locale) : t('admin.deleted'),
              }),
          },
          { title: t('cases.reports'), render: ({ report_count }) => report_count },
          { title: t('cases.priority'), render: ({ priority }) => priority },
          { title: t('cases.due'), render: ({ due_at }) => format.moment(due_at) },
          {
            title: t('cases.claimed_by'),
            render: ({ claim }) => <bdi>{claim?.by ? fullName(claim.by, locale) : '–'}</bdi>,
          },
        ]}
        empty={{ title: t('cases.empty'), text: t('cases.empty_text') }}
        pageHref={(next) => consolePaths.cases({ tab, type, page: next })}
      />
    </ConsolePage>
  );
}
