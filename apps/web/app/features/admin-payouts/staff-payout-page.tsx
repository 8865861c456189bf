import type { StaffPayoutDetail } from '@abroad/contract/payouts';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { useStaffRole } from '../../session/use-staff-role.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Status } from '../../ui/status.tsx';
import { DataTable } from '../admin/console-list.tsx';
import { ConsoleHistory, ConsolePage, ConsoleSection, ConsoleWaiting } from '../admin/console-page.tsx';
import { LedgerTable } from '../admin/ledger-table.tsx';
import { useAdminQuery } from '../admin/use-admin.ts';
import { useConsoleKeys } from '../admin/use-console-keys.ts';
import { PayoutStages } from '../payouts/payout-stages.tsx';
import { useCountryNames } from '../pickers/use-country-names.ts';
import { DecideDialog, MarkPaidDialog, useMentorName, type PayoutAction } from './decide-dialog.tsx';
import './admin-payouts.css';
import { STATUS_TONES } from '../payouts/status-tones.ts';

/** One payout with its account, its sessions and its history, to be decided. Opening it is recorded. */
export default function StaffPayoutPage() {
  const { id = '' } = useParams();
  return <OpenPayout key={id} id={id} />;
}

function OpenPayout({ id }: { id: string }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useMentorName();
  const query = useAdminQuery(['payout', id], (api, signal) => api.getStaffPayout({ params: { id }, signal }));
  const { data } = query;
  if (data === undefined) {
    return <ConsoleWaiting query={query} page={t('money.payouts')} />;
  }
  return (
    <ConsolePage
      title={t('paying.payout_title', { amount: format.money(data.amount, data.currency), name: nameOf(data) })}
      lead={t('people.recorded')}
      actions={<Actions payout={data} />}
    >
      <Waits payout={data} />
      <div className="console-cards">
        <PayoutFacts payout={data} />
        <PayeeFacts payout={data} />
      </div>
      <PayoutLines payout={data} />
      <LedgerTable ledger={data.ledger} currency={data.currency} />
      <History payout={data} />
      <p className="console-keys">{t('paying.keys')}</p>
    </ConsolePage>
  );
}

const KEYS: Readonly<Record<PayoutAction, string>> = { release: 'r', hold: 'h', mark_paid: 'm', cancel: 'c' };

/** The actions on the payout, each with a key, too. */
function Actions({ payout }: { payout: StaffPayoutDetail }) {
  const t = useT();
  const navigate = useNavigate();
  const location = useLocation();
  const [open, setOpen] = useState<PayoutAction | null>(null);
  const { allowed_actions: allowed } = payout;
  // Back to the queue with its filter, if it was open before.
  const leave = () => void (location.key === 'default' ? navigate(consolePaths.payouts()) : navigate(-1));
  useConsoleKeys({
    ...Object.fromEntries(allowed.map((action) => [KEYS[action], () => setOpen(action)])),
    Escape: leave,
  });
  const close = () => setOpen(null);
  return (
    <>
      {allowed.map((action) => (
        <Button
          key={action}
          size="small"
          kind={action === 'cancel' ? 'danger' : action === 'hold' ? 'line' : 'primary'}
          aria-keyshortcuts={KEYS[action]}
          onClick={() => setOpen(action)}
        >
          {t(`paying.${action}`)}
        </Button>
      ))}
      {open === 'mark_paid' && <MarkPaidDialog payout={payout} onClose={close} />}
      {open !== null && open !== 'mark_paid' && <DecideDialog payout={payout} action={open} onClose={close} />}
    </>
  );
}

/** Why it isn't sent, and whether a second person is waited for. */
function Waits({ payout }: { payout: StaffPayoutDetail }) {
  const t = useT();
  const format = useFormat();
  const role = useStaffRole();
  const { status, held_for, decided_by, asked_by, asked_for, is_being_cancelled } = payout;
  const canReadCases = role === 'moderator' || role === 'admin';
  return (
    <>
      {is_being_cancelled && <Banner>{t('paying.cancelling')}</Banner>}
      {asked_by !== null && asked_for !== null && (
        <Banner>{t(`paying.second_${asked_for}`, { name: asked_by.name })}</Banner>
      )}
      {status === 'held' && (
        <ConsoleSection title={t('paying.why')} kind="facts">
          <ul className="paying-reasons">
            {held_for.map((reason) => (
              <li key={reason}>{t(`paying.why_${reason}`)}</li>
            ))}
            {decided_by.map(({ case_id, at }) => {
              const words = t('paying.decided_on', { date: format.day(at) });
              return (
                <li key={case_id}>
                  {canReadCases ? (
                    <Link className="link" to={consolePaths.case(case_id)}>
                      {words}
                    </Link>
                  ) : (
                    words
                  )}
                </li>
              );
            })}
          </ul>
          {decided_by.length > 0 && <p className="muted small">{t('paying.decided_undo')}</p>}
        </ConsoleSection>
      )}
    </>
  );
}

/** The payout's facts and its state. */
function PayoutFacts({ payout }: { payout: StaffPayoutDetail }) {
  const t = useT();
  const format = useFormat();
  const { status, failure, fee, currency } = payout;
  const tone = STATUS_TONES[status] ?? 'resting';
  return (
    <ConsoleSection title={t('paying.payout')} kind="facts">
      <Facts>
        <Fact name={t('paying.status')}>
          <Status tone={tone}>{t(`money.status_${status}`)}</Status>
        </Fact>
        <PayoutStages payout={payout} as="moment" />
        <Fact name={t('paying.failure')}>{failure && <bdi>{failure}</bdi>}</Fact>
        <Fact name={t('money.sum_fee')}>{fee > 0 && format.money(fee, currency)}</Fact>
      </Facts>
    </ConsoleSection>
  );
}

const ACCOUNT_TONES = {
  none: 'waiting',
  in_progress: 'waiting',
  active: 'good',
  restricted: 'watch',
  rejected: 'bad',
} as const;

/** The payee, and their present account. */
function PayeeFacts({ payout }: { payout: StaffPayoutDetail }) {
  const t = useT();
  const format = useFormat();
  const countryName = useCountryNames();
  const nameOf = useMentorName();
  const { mentor, account, country, bank_changed_at, account_since } = payout;
  const { state = 'none', needs = [] } = account ?? {};
  return (
    <ConsoleSection title={t('paying.account')} kind="facts">
      {account !== null && !account.is_of_payout && <Banner tone="problem">{t('paying.other_account')}</Banner>}
      <Facts>
        <Fact name={t('paying.mentor')}>
          <Link className="link" to={consolePaths.person(mentor.user_id)}>
            <bdi>{nameOf(payout)}</bdi>
          </Link>
        </Fact>
        <Fact name={t('paying.since')}>{format.longDay(account_since)}</Fact>
        <Fact name={t('paying.account_state')}>
          <Status tone={ACCOUNT_TONES[state]}>{t(`payee.state_${state}`)}</Status>
        </Fact>
        <Fact name={t('paying.needs')}>
          {needs.length > 0 && needs.map((need) => <span key={need}>{t(`payee.need_${need}`)}</span>)}
        </Fact>
        <Fact name={t('paying.account_way')}>{account?.provider && t(`money.way_${account.provider}`)}</Fact>
        <Fact name={t('paying.country')}>{country && countryName(country)}</Fact>
        <Fact name={t('paying.bank')}>{account?.bank_last4 && <bdi dir="ltr">•••• {account.bank_last4}</bdi>}</Fact>
        <Fact name={t('paying.bank_changed')}>
          {bank_changed_at === null ? t('paying.never') : format.moment(bank_changed_at)}
        </Fact>
      </Facts>
    </ConsoleSection>
  );
}

function History({ payout }: { payout: StaffPayoutDetail }) {
  const t = useT();
  const events = payout.events.map(({ kind, at, by, actor, text }) => ({
    key: `${kind} ${at}`,
    at,
    what: (
      <>
        {t(kind === 'release_asked' || kind === 'mark_paid_asked' ? `paying.event_${kind}` : `money.event_${kind}`)}
        <span className="muted">
          {' · '}
          {actor === null ? t(`paying.by_${by}`) : <bdi>{actor.name}</bdi>}
        </span>
        {text !== null && (
          <p className="small">
            <bdi>{text}</bdi>
          </p>
        )}
      </>
    ),
  }));
  return <ConsoleHistory title={t('people.history')} events={events} />;
}

const SUMS = ['amount', 'debt_taken', 'returned', 'net', 'returned_later'] as const;

/** The sessions of a payout; each leads to its booking with the whole ledger. */
function PayoutLines({ payout: { lines, currency } }: { payout: StaffPayoutDetail }) {
  const t = useT();
  const format = useFormat();
  const names = {
    amount: t('paying.share'),
    debt_taken: t('money.line_debt'),
    returned: t('money.sum_before'),
    net: t('money.line_net'),
    returned_later: t('money.line_returned'),
  };
  const sums = SUMS.filter((sum) => sum === 'amount' || sum === 'net' || lines.some((line) => line[sum] !== 0));
  return (
    <ConsoleSection title={t('money.sessions')} kind="plain">
      <DataTable
        label={t('money.sessions')}
        className="paying-lines"
        rows={lines}
        keyOf={({ booking_id }) => booking_id}
        hrefOf={({ booking_id }) => consolePaths.booking(booking_id)}
        columns={[
          {
            title: t('earnings.session'),
            render: ({ service, start }) => (
              <>
                <bdi>{service}</bdi> · {format.moment(start)}
              </>
            ),
          },
          ...sums.map((sum) => ({
            title: names[sum],
            render: (line: StaffPayoutDetail['lines'][number]) => format.money(line[sum], currency),
          })),
        ]}
        foot={
          <tr>
            <th scope="row">{t('people.sum')}</th>
            {sums.map((sum) => (
              <td key={sum} data-label={names[sum]}>
                {format.money(
                  lines.reduce((total, line) => total + line[sum], 0),
                  currency,
                )}
              </td>
            ))}
          </tr>
        }
      />
    </ConsoleSection>
  );
}
