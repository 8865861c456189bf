import { PayoutStatus, type StaffPayout } from '@abroad/contract/payouts';
import { Form, useSearchParams } from 'react-router';
import { adminPaths } from '../../lib/admin-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { readPage } from '../../lib/read-address.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConsoleList } from '../admin/console-list.tsx';
import { ConsolePage } from '../admin/console-page.tsx';
import { useAdminQuery, useAdminChange } from '../admin/use-admin.ts';
import { STATUS_TONES } from './status-tones.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import './admin-payouts.css';

/** The payouts: those that wait for the staff first. */
export function StaffPayoutsPage() {
  const t = useT();
  const format = useFormat();
  const [search] = useSearchParams();
  const status = PayoutStatus.safeParse(search.get('status')).data ?? null;
  const page = readPage(search.get('page'));
  const query = useAdminQuery(['payouts', status, page], (api, signal) =>
    api.listStaffPayouts({ query: { page, ...(status && { status }) }, signal }),
  );
  return (
    <ConsolePage title={t('money.payouts')} lead={t('paying.lead')}>
      <Form key={status} action={adminPaths.payouts()} className="filter-row">
        <SelectField
          label={t('paying.status')}
          name="status"
          defaultValue={status ?? ''}
          placeholder={t('paying.any_status')}
          options={PayoutStatus.options.map((value) => ({ value, label: t(`money.status_${value}`) }))}
        />
        <Button type="submit" kind="line">
          {t('paying.filter')}
        </Button>
      </Form>
      <ConsoleList
        label={t('money.payouts')}
        query={query}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => adminPaths.payout(id)}
        isOverdue={({ is_overdue }) => is_overdue}
        columns={[
          { title: t('paying.mentor'), render: ({ mentor }) => <bdi>{mentor.name}</bdi> },
          { title: t('paying.amount'), render: ({ amount, currency }) => format.money(amount, currency) },
          { title: t('paying.status'), render: (payout) => <Status payout={payout} /> },
          { title: t('paying.why'), render: (payout) => <Why payout={payout} /> },
          { title: t('money.started'), render: ({ created_at }) => format.moment(created_at) },
        ]}
        empty={{ title: t('paying.empty') }}
        pageHref={(next) => adminPaths.payouts({ status, page: next })}
      />
      <BatchFile />
    </ConsolePage>
  );
}

function Status({ payout: { status } }: { payout: StaffPayout }) {
  const t = useT();
  const tone = STATUS_TONES[status];
  return <Tag {...(tone ? { tone } : {})}>{t(`money.status_${status}`)}</Tag>;
}

/** Why it waits: the reasons, a second person, or a transfer by hand. */
function Why({ payout: { held_for, asked_for, provider, status, failure } }: { payout: StaffPayout }) {
  const t = useT();
  const reasons = [
    ...(asked_for === null ? [] : [t('paying.second_person')]),
    ...(status === 'held' ? held_for.map((reason) => t(`paying.why_${reason}`)) : []),
    ...(status === 'pending' && provider === 'manual' ? [t('paying.by_hand')] : []),
    ...(status === 'failed' && failure !== null ? [failure] : []),
  ];
  return reasons.length === 0 ? '–' : <span>{t.list(reasons)}</span>;
}

/** The file for the bank. It has bank details, and wants a recent sign-in. */
function BatchFile() {
  const t = useT();
  const fetching = useAdminChange<void, string>(
    (api) => api.getPayoutBatch(),
    (text) => saveFile(`payouts-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', text),
  );
  return (
    <div className="stack paying-batch">
      <Button kind="line" loading={fetching.isPending && t('admin.loading')} onClick={() => fetching.mutate()}>
        {t('paying.batch')}
      </Button>
      <p className="small muted">{t('paying.batch_text')}</p>
      <ConsoleRefusal error={fetching.error} />
    </div>
  );
}
