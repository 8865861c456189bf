import { STAFF_MAIL_STATES } from '@abroad/contract/admin-mails';
import { LIMITS } from '@abroad/contract/limits';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { ConsoleListPage } from '../admin/console-list-page.tsx';
import { usePersonName } from '../admin-people/person-name.tsx';
import { MailState } from './mail-state.tsx';

/** The emails of the last days, the latest first. `/` leads to the search. */
export default function StaffMailsPage() {
  const t = useT();
  const format = useFormat();
  const nameOf = usePersonName();
  return (
    <ConsoleListPage
      title={t('mails.title')}
      lead={t('mails.lead', { days: LIMITS.mail_kept_days })}
      name="mails"
      path={consolePaths.mails}
      ask={(api, query, signal) => api.listStaffMails({ query, signal })}
      search={{ hint: t('mails.search_hint') }}
      filters={{
        state: {
          label: t('mails.state'),
          any: t('mails.any_state'),
          options: STAFF_MAIL_STATES.map((value) => ({ value, label: t(`mails.state_${value}`) })),
        },
      }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => consolePaths.mail(id)}
      isOverdue={(mail) => mail.state === 'failed' || mail.state === 'bounced'}
      columns={[
        { title: t('mails.subject'), render: ({ subject }) => <bdi>{subject ?? t('mails.secret')}</bdi> },
        { title: t('admin.person'), render: ({ person }) => <bdi>{person === null ? '–' : nameOf(person)}</bdi> },
        { title: t('mails.address'), render: ({ address }) => <bdi>{address}</bdi> },
        { title: t('mails.state'), render: (mail) => <MailState state={mail.state} /> },
        { title: t('admin.when'), render: ({ sent_at, created_at }) => format.moment(sent_at ?? created_at) },
      ]}
      empty={{ title: t('mails.none'), narrowed: t('mails.none_text') }}
    />
  );
}
