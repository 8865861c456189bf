import { STAFF_MAIL_STATES, StaffMailState, type StaffMailRow } from '@abroad/contract/admin-mails';
import { LIMITS } from '@abroad/contract/limits';
import { useSearchParams } from 'react-router';
import { adminPaths } from '../../lib/admin-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { readLine, readPage } from '../../lib/read-address.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { ConsoleFilter, isNarrowed } from '../admin/console-filter.tsx';
import { ConsoleList } from '../admin/console-list.tsx';
import { ConsolePage } from '../admin/console-page.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';
import { usePersonName } from '../admin-people/person-name.tsx';
import { MailState } from './mail-state.tsx';

/** The emails of the last days, the latest first. `/` leads to the search. */
export function StaffMailsPage() {
  const t = useT();
  const format = useFormat();
  const nameOf = usePersonName();
  const [search] = useSearchParams();
  const q = readLine(search.get('q'), LIMITS.line_max) || null;
  const state = StaffMailState.safeParse(search.get('state')).data ?? null;
  const values = { q, state };
  const page = readPage(search.get('page'));
  const query = useAdminQuery(['mails', q, state, page], (api, signal) =>
    api.listStaffMails({ query: { page, ...(q !== null && { q }), ...(state !== null && { state }) }, signal }),
  );
  return (
    <ConsolePage title={t('mails.title')} lead={t('mails.lead', { days: LIMITS.mail_kept_days })}>
      <ConsoleFilter action={adminPaths.mails()} values={values} search={{ hint: t('mails.search_hint') }}>
        <SelectField
          label={t('mails.state')}
          name="state"
          defaultValue={state ?? ''}
          placeholder={t('mails.any_state')}
          options={STAFF_MAIL_STATES.map((value) => ({ value, label: t(`mails.state_${value}`) }))}
        />
      </ConsoleFilter>
      <ConsoleList<StaffMailRow>
        label={t('mails.title')}
        query={query}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => adminPaths.mail(id)}
        isOverdue={(mail) => mail.state === 'failed' || mail.state === 'bounced'}
        columns={[
          { title: t('mails.subject'), render: ({ subject }) => <bdi>{subject ?? t('mails.secret')}</bdi> },
          { title: t('admin.person'), render: ({ person }) => <bdi>{person === null ? '–' : nameOf(person)}</bdi> },
          { title: t('mails.address'), render: ({ address }) => <bdi>{address}</bdi> },
          { title: t('mails.state'), render: (mail) => <MailState state={mail.state} /> },
          { title: t('admin.when'), render: ({ sent_at, created_at }) => format.moment(sent_at ?? created_at) },
        ]}
        empty={{ title: t('mails.none'), ...(isNarrowed(values) && { text: t('mails.none_text') }) }}
        pageHref={(next) => adminPaths.mails({ ...values, page: next })}
      />
    </ConsolePage>
  );
}
