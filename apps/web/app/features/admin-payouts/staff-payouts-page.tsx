import { PayoutStatus, type PayoutClaim, type StaffPayout } from '@abroad/contract/payouts';
import { useState } from 'react';
import { Link } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Status } from '../../ui/status.tsx';
import { ConsoleListPage } from '../admin/console-list-page.tsx';
import { ConsoleSection, ConsoleWaiting } from '../admin/console-page.tsx';
import { useAdminChange, useAdminQuery } from '../admin/use-admin.ts';
import { ClaimDialog, useMentorName } from './decide-dialog.tsx';
import { STATUS_TONES } from '../payouts/status-tones.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../ui/toast.ts';
import { ConsoleRefusal } from '../admin/console-failure.tsx';
import './admin-payouts.css';

/** The payouts: those that wait for the staff first. */
export default function StaffPayoutsPage() {
  const t = useT();
  const format = useFormat();
  const nameOf = useMentorName();
  return (
    <ConsoleListPage
      title={t('money.payouts')}
      lead={t('paying.lead')}
      name="payouts"
      path={consolePaths.payouts}
      ask={(api, query, signal) => api.listStaffPayouts({ query, signal })}
      filters={{
        status: {
          label: t('paying.status'),
          any: t('paying.any_status'),
          options: PayoutStatus.options.map((value) => ({ value, label: t(`money.status_${value}`) })),
        },
      }}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => consolePaths.payout(id)}
      isOverdue={({ is_overdue }) => is_overdue}
      columns={[
        { title: t('paying.mentor'), render: (payout) => <bdi>{nameOf(payout)}</bdi> },
        { title: t('paying.amount'), render: ({ amount, currency }) => format.money(amount, currency) },
        { title: t('paying.status'), render: (payout) => <PayoutState payout={payout} /> },
        { title: t('paying.why'), render: (payout) => <Why payout={payout} /> },
        { title: t('money.started'), render: ({ created_at }) => format.moment(created_at) },
      ]}
      empty={{ title: t('paying.empty') }}
    >
      <PayoutBatches />
      <LeftClaims />
    </ConsoleListPage>
  );
}

function PayoutState({ payout: { status } }: { payout: StaffPayout }) {
  const t = useT();
  const tone = STATUS_TONES[status] ?? 'resting';
  return <Status tone={tone}>{t(`money.status_${status}`)}</Status>;
}

/** Explains why it waits: the reasons, a second person, or a transfer by hand. */
function Why({ payout }: { payout: StaffPayout }) {
  const { held_for, asked_for, provider, status, failure } = payout;
  const t = useT();
  const reasons = [
    ...(payout.is_being_cancelled ? [t('paying.cancelling')] : []),
    ...(asked_for === null ? [] : [t('paying.second_person')]),
    ...(status === 'held' ? held_for.map((reason) => t(`paying.why_${reason}`)) : []),
    ...(status === 'pending' && provider === 'manual' ? [t('paying.by_hand')] : []),
    ...(status === 'failed' && failure !== null ? [failure] : []),
  ];
  return reasons.length === 0 ? '–' : <span>{t.list(reasons)}</span>;
}

/** The files for the bank. They have bank details, and want a recent sign-in. */
function PayoutBatches() {
  const t = useT();
  // The key stays the same until a batch was made, so that a lost answer doesn't lead to a second one.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const making = useAdminChange(
    (api) => api.createPayoutBatch({ idempotency_key: key }),
    ({ payouts }) => {
      setKey(crypto.randomUUID());
      showToast({ text: t(payouts === 0 ? 'paying.batch_none' : 'paying.batch_made') });
    },
  );
  return (
    <>
      <div className="stack paying-batch">
        <Button kind="line" loading={making.isPending && t('admin.loading')} onClick={() => making.mutate(undefined)}>
          {t('paying.batch')}
        </Button>
        <p className="small muted">{t('paying.batch_text')}</p>
        <ConsoleRefusal error={making.error} />
      </div>
      <MadeBatches />
    </>
  );
}

function MadeBatches() {
  const t = useT();
  const format = useFormat();
  const query = useAdminQuery(['payout-batches'], (api, signal) => api.listPayoutBatches({ signal }));
  const { data } = query;
  const fetching = useAdminChange(
    async (api, batch: { id: string; created_at: string }) => ({
      day: batch.created_at.slice(0, 10),
      text: await api.getPayoutBatchFile({ params: { id: batch.id } }),
    }),
    ({ day, text }) => saveFile(`payouts-${day}.csv`, 'text/csv', text),
  );
  if (data === undefined) {
    return <ConsoleWaiting query={query} />;
  }
  return (
    <ConsoleSection title={t('paying.batches')} kind="part">
      {data.items.length === 0 ? (
        <p className="small muted">{t('paying.batches_none')}</p>
      ) : (
        <ul className="stack">
          {data.items.map(({ id, created_at, payouts, by }) => (
            <li key={id} className="paying-batch-row">
              <span>
                {format.moment(created_at)}: {t('paying.batch_row', { count: payouts, name: by.name })}
              </span>
              <Button
                kind="line"
                loading={fetching.isPending && fetching.variables.id === id && t('admin.loading')}
                onClick={() => fetching.mutate({ id, created_at })}
              >
                {t('paying.batch_download')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConsoleRefusal error={fetching.error} />
    </ConsoleSection>
  );
}

/** The money that is owed to mentors who deleted their accounts, with the steps to pay it. */
function LeftClaims() {
  const t = useT();
  const query = useAdminQuery(['payout-claims'], (api, signal) => api.listPayoutClaims({ signal }));
  const { data } = query;
  if (data === undefined) {
    return <ConsoleWaiting query={query} />;
  }
  return (
    <ConsoleSection title={t('paying.claims')} kind="part">
      {data.items.length === 0 ? (
        <p className="small muted">{t('paying.claims_none')}</p>
      ) : (
        <ul className="stack">
          {data.items.map((claim) => (
            <Claim key={`${claim.user_id} ${claim.currency}`} claim={claim} />
          ))}
        </ul>
      )}
    </ConsoleSection>
  );
}

function Claim({ claim }: { claim: PayoutClaim }) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState<'pay' | 'end' | null>(null);
  const { user_id, amount, currency, left_at, ends_at, state } = claim;
  return (
    <li className="card card-body stack">
      <span>
        <strong>{format.money(amount, currency)}</strong>
        {' · '}
        <Link className="link" to={consolePaths.person(user_id)}>
          {t('admin.deleted')}
        </Link>
      </span>
      <span className="small muted">
        {t(state === 'over' ? 'paying.claim_dates_over' : 'paying.claim_dates', {
          left: format.day(left_at),
          ends: format.day(ends_at),
        })}
      </span>
      <span>{t(`paying.claim_${state}`)}</span>
      {state !== 'next_run' && (
        <div className="row">
          <Button kind="line" onClick={() => setOpen('pay')}>
            {t('paying.pay_claim')}
          </Button>
          {state === 'over' && (
            <Button kind="line" onClick={() => setOpen('end')}>
              {t('paying.end_claim')}
            </Button>
          )}
        </div>
      )}
      {open !== null && <ClaimDialog claim={claim} action={open} onClose={() => setOpen(null)} />}
    </li>
  );
}
