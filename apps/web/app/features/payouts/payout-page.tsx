import type { PayoutDetail } from '@abroad/contract/payouts';
import { Link, useParams } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { PayoutAccountPanel } from './account-panel.tsx';
import { DownloadCsv } from './download-csv.tsx';
import { PayoutStages } from './payout-stages.tsx';
import { usePayoutNews } from './payout-words.ts';
import { STATUS_TONES } from './status-tones.ts';
import { usePayout, useRetryPayout } from './use-payouts.ts';
import { Facts } from '../../ui/facts.tsx';
import { Paper, PaperSum, PaperSums } from '../../ui/paper.tsx';
import { Status } from '../../ui/status.tsx';
import './money.css';
import '../../ui/data-table.css';
import { unlisted } from '../../lib/page-title.ts';

export const meta = unlisted('money.statement');

/** The statement of a payout, made for printing; a returned payout is sent again here. */
export default function PayoutPage() {
  const { id = '' } = useParams();
  return <OpenPayout key={id} id={id} />;
}

function OpenPayout({ id }: { id: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page stack payout-page">
      <Link className="crumb unprinted" to={paths.earnings()}>
        <Icon name="arrow_back" />
        {t('money.back')}
      </Link>
      <SignedInOnly fallback={<WaitingCard label={t('money.statement_loading')} />}>
        {(user) => <Loaded key={user.id} userId={user.id} id={id} />}
      </SignedInOnly>
    </main>
  );
}

function Loaded({ userId, id }: { userId: string; id: string }) {
  const t = useT();
  const { data, error, refetch } = usePayout(id);
  if (data === undefined) {
    const isMissing = isFailure(error) && (error.status === 404 || error.status === 400);
    return isMissing ? (
      <EmptyState
        level={1}
        title={t('money.missing')}
        action={<ButtonLink to={paths.earnings()}>{t('money.back')}</ButtonLink>}
      >
        {t('money.missing_text')}
      </EmptyState>
    ) : error === null ? (
      <WaitingCard label={t('money.statement_loading')} />
    ) : (
      <FailureCard level={1} error={error} onRetry={refetch} />
    );
  }
  return (
    <>
      <News userId={userId} payout={data} />
      <StatementPaper payout={data} />
      <div className="row unprinted">
        <Button onClick={() => globalThis.print()}>{t('receipt.print')}</Button>
        <DownloadCsv
          name={`payout-${data.created_at.slice(0, 10)}-${id.slice(0, 8)}`}
          read={(api) => api.getPayoutStatement({ params: { id } })}
        />
      </div>
      <History events={data.events} />
    </>
  );
}

/** The condition that the payout waits for, and the mentor's next step. */
function News({ userId, payout }: { userId: string; payout: PayoutDetail }) {
  const t = useT();
  const news = usePayoutNews()(payout).join(' ');
  const wantsAccount = payout.status === 'failed' || payout.held_for.includes('account_restricted');
  return (
    <div className="stack unprinted">
      {news !== '' && (
        <Banner
          tone={payout.status === 'failed' ? 'problem' : 'news'}
          {...(payout.can_retry ? { action: <Retry payout={payout} /> } : {})}
        >
          <p className="strong">{news}</p>
          {payout.can_retry && <p>{t('money.failed_next')}</p>}
        </Banner>
      )}
      {wantsAccount && <PayoutAccountPanel userId={userId} />}
    </div>
  );
}

function Retry({ payout: { id } }: { payout: PayoutDetail }) {
  const t = useT();
  const retry = useRetryPayout(id, ({ status }) =>
    showToast({ text: t(status === 'held' ? 'money.asked_held' : 'money.retried') }),
  );
  return (
    <>
      <Button loading={retry.isPending && t('money.retrying')} onClick={() => retry.mutate()}>
        {t('money.retry')}
      </Button>
      <FailureMessage variant="inline" error={retry.error} />
    </>
  );
}

/** Notes between staff are not for the mentor. */
const isShown = (kind: PayoutDetail['events'][number]['kind']) =>
  kind !== 'release_asked' && kind !== 'mark_paid_asked';

function History({ events }: Pick<PayoutDetail, 'events'>) {
  const t = useT();
  const format = useFormat();
  return (
    <section className="stack unprinted" aria-labelledby="payout-history">
      <h2 id="payout-history">{t('money.history')}</h2>
      <ol className="money-history">
        {events.map(
          ({ kind, at }) =>
            isShown(kind) && (
              <li key={`${kind} ${at}`}>
                <time dateTime={at} className="small muted">
                  {format.moment(at)}
                </time>
                <span>{t(`money.event_${kind}`)}</span>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}

/** The sheet itself: its facts, a line for each session, and the sums up to the amount that was sent. */
function StatementPaper({ payout }: { payout: PayoutDetail }) {
  const t = useT();
  const format = useFormat();
  const { id, status, currency, amount } = payout;
  return (
    <Paper title={t('money.statement')} number={id}>
      <div className="statement-sum">
        <p className="money-sum">{format.money(amount, currency)}</p>
        <Status tone={STATUS_TONES[status] ?? 'resting'}>{t(`money.status_${status}`)}</Status>
      </div>
      <Facts>
        <PayoutStages payout={payout} as="day" />
      </Facts>
      <Lines payout={payout} />
      <Sums payout={payout} />
      {payout.status !== 'failed' && (
        <p className="small muted">{t(isSent(payout) ? 'money.self_billing' : 'money.not_sent')}</p>
      )}
    </Paper>
  );
}

/** Whether the money is at the bank or in transit. */
const isSent = ({ status }: PayoutDetail) => status === 'paid' || status === 'in_transit';

/** The sums from the sessions to the amount that was sent, and later deductions. */
function Sums({ payout }: { payout: PayoutDetail }) {
  const { currency, lines, debt, fee, amount } = payout;
  const t = useT();
  const format = useFormat();
  const money = (sum: number) => format.money(sum, currency);
  const share = lines.reduce((sum, line) => sum + line.amount, 0);
  const before = lines.reduce((sum, line) => sum + line.returned, 0);
  const later = lines.reduce((sum, line) => sum + line.returned_later, 0);
  return (
    <PaperSums>
      <PaperSum name={t('money.sum_sessions')}>{money(share)}</PaperSum>
      {debt > 0 && <PaperSum name={t('money.sum_debt')}>{money(-debt)}</PaperSum>}
      {before > 0 && <PaperSum name={t('money.sum_before')}>{money(-before)}</PaperSum>}
      <PaperSum name={t(isSent(payout) ? 'money.sum_amount' : 'paying.amount')} isTotal>
        {money(amount)}
      </PaperSum>
      {fee > 0 && <PaperSum name={t('money.sum_fee')}>{money(-fee)}</PaperSum>}
      {fee > 0 && <PaperSum name={t('money.sum_arrives')}>{money(amount - fee)}</PaperSum>}
      {later > 0 && <PaperSum name={t('money.line_returned')}>{money(-later)}</PaperSum>}
    </PaperSums>
  );
}

/** The sessions as they were when the payout was sent; on a phone each is a card. A sum that is 0 for all of them has no column. */
function Lines({ payout }: { payout: PayoutDetail }) {
  const { currency, lines } = payout;
  const t = useT();
  const format = useFormat();
  const columns = (
    [
      ['money.line_paid', 'paid'],
      ['earnings.refunded', 'refunded'],
      ['earnings.fee', 'platform_fee'],
      ['money.line_debt', 'debt_taken'],
      ['money.sum_before', 'returned'],
      [isSent(payout) ? 'money.line_net' : 'paying.amount', 'net'],
    ] as const
  ).filter(([, of]) => of === 'paid' || of === 'platform_fee' || of === 'net' || lines.some((line) => line[of] !== 0));
  const sign = (of: (typeof columns)[number][1]) => (of === 'paid' || of === 'net' ? 1 : -1);
  return (
    <table className="data-table statement-lines">
      <caption className="unseen">{t('money.sessions')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('earnings.session')}</th>
          {columns.map(([name]) => (
            <th key={name} scope="col" className="sum-cell">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.booking_id}>
            <th scope="row">
              <Link className="link" to={paths.booking(line.booking_id)}>
                {t('format.moment', { day: format.day(line.start), time: format.time(line.start) })}
              </Link>
              <span className="small muted">
                <bdi>{line.service}</bdi> · <bdi>{line.prospect_name ?? t('earnings.student_deleted')}</bdi>
              </span>
              {line.refunded_later > 0 && (
                <span className="small muted">
                  {t('money.line_later', { amount: format.money(line.refunded_later, currency) })}
                </span>
              )}
            </th>
            {columns.map(([name, of]) => (
              <td key={name} className="sum-cell" data-label={t(name)}>
                {format.money(line[of] === 0 ? 0 : sign(of) * line[of], currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
