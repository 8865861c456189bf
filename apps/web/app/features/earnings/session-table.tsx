import { currencyName } from '../../lib/currency-names.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Status } from '../../ui/status.tsx';
import type { Money } from '../payouts/money-overview.tsx';
import { useHoldReasons } from '../payouts/payout-words.ts';
import { STAGES, type Stage } from '../payouts/stages.ts';
import { stageOf } from './stage-of.ts';
import { COMPLETE_AFTER_END_H, payableAt } from '@abroad/booking-rules';
import type { Earning, Earnings, EarningsTotal } from '@abroad/contract/earnings';
import type { Payout } from '@abroad/contract/payouts';
import { Link } from 'react-router';

interface Properties {
  earnings: Pick<Earnings, 'items' | 'time_zone'>;
  money: Money;
}

const COMPLETE_AFTER_MS = COMPLETE_AFTER_END_H * 3_600_000;

/** The sessions of a page, each with the stage of its money; on a phone each row is a card. */
export function SessionTable({ earnings: { items, time_zone }, money }: Properties) {
  const t = useT();
  return (
    <table className="data-table data-table-card earnings-table">
      <caption className="unseen">{t('earnings.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('earnings.session')}</th>
          <th scope="col">{t('earnings.student')}</th>
          <th scope="col" className="sum-cell">
            {t('earnings.yours')}
          </th>
          <th scope="col">{t('earnings.stage')}</th>
          <th scope="col">{t('earnings.when')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((earning) => (
          <SessionRow key={earning.booking_id} earning={earning} zone={time_zone} money={money} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProperties {
  earning: Earning;
  /** Of the mentor, whose dates make the period. */
  zone: string;
  money: Money;
}

function SessionRow({ earning, zone, money }: RowProperties) {
  const t = useT();
  const { format, now } = useViewer();
  const { currency, status, start } = earning;
  const stage = stageOf(earning, now);
  const refunded = earning.refunded + earning.charged_back;
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={paths.booking(earning.booking_id)}>
          {t('format.moment', { day: format.day(start, zone), time: format.time(start, zone) })}
        </Link>
        <span className="tiny muted">{earning.service}</span>
      </th>
      <td className="earnings-student">{earning.prospect_name ?? t('earnings.student_deleted')}</td>
      <td className="sum-cell">
        <span className="strong">{format.money(earning.net, currency)}</span>
        <span className="tiny muted">{t('earnings.of_paid', { amount: format.money(earning.paid, currency) })}</span>
        {refunded > 0 && (
          <span className="tiny muted">
            {t('earnings.refunded_part', { amount: format.money(refunded, currency) })}
          </span>
        )}
      </td>
      <td>
        {stage === null ? (
          <Status tone={status === 'charged_back' ? 'bad' : 'resting'}>
            {t(status === 'charged_back' ? 'earnings.charged_back' : 'earnings.refunded')}
          </Status>
        ) : (
          <StageStops stage={stage} />
        )}
      </td>
      <td className="earnings-when">{stage !== null && <When earning={earning} stage={stage} money={money} />}</td>
    </tr>
  );
}

/** The stage as a word, after the stops that the money has reached. */
function StageStops({ stage }: { stage: Stage }) {
  const t = useT();
  const at = STAGES.indexOf(stage);
  return (
    <span className="stage">
      <span className="stage-stops" aria-hidden="true">
        {STAGES.map((one, index) => (
          <i key={one} data-on={index <= at || undefined} />
        ))}
      </span>
      {t(`money.stage_${stage}`)}
    </span>
  );
}

/** The date on which a session's money goes on or arrived, or why it doesn't go on. */
function When({ earning, stage, money }: Omit<RowProperties, 'zone'> & { stage: Stage }) {
  const t = useT();
  const format = useFormat();
  const { payout, end } = earning;
  const hold = useHold(earning, money.payouts?.find(({ id }) => id === payout?.id)?.held_for ?? []);
  if (hold !== null) {
    return hold;
  }
  const balance = money.balances?.find(({ currency }) => currency === earning.currency);
  switch (stage) {
    case 'booked':
      return t('earnings.clears', { day: format.day(Date.parse(end) + COMPLETE_AFTER_MS) });
    case 'cleared':
      return t('earnings.payable', { day: format.day(payableAt(Date.parse(end))) });
    case 'payable':
      return balance?.next_payout_at && balance.next_payout > 0 && balance.short_of_minimum === 0
        ? t('money.payable_on', { day: format.day(balance.next_payout_at) })
        : t('money.payable_text');
    case 'sent':
      return payout?.arrives_at
        ? t('money.arrives', { day: format.day(payout.arrives_at) })
        : t('money.status_pending');
    default:
      return (
        payout?.paid_at && (
          <Link className="link" to={paths.payout(payout.id)}>
            {t('money.payout_of', { day: format.day(payout.paid_at) })}
          </Link>
        )
      );
  }
}

/** The mark of a session whose money doesn't go on, with its reason; null for the others. */
function useHold({ status, booking_status, payout }: Earning, held_for: Payout['held_for']) {
  const t = useT();
  const reasonsOf = useHoldReasons();
  if (status === 'refunding') {
    return <Status tone="waiting">{t('earnings.status_refunding')}</Status>;
  }
  const reasons =
    status === 'disputed'
      ? [t('earnings.hold_dispute')]
      : status === 'pending' && booking_status.startsWith('no_show')
        ? [t('earnings.hold_no_show')]
        : payout?.status === 'held'
          ? reasonsOf(held_for)
          : [];
  if (payout?.status === 'failed') {
    return <Status tone="bad">{t('money.status_failed')}</Status>;
  }
  return reasons.length === 0 && payout?.status !== 'held' ? null : (
    <>
      <Status tone="watch">{t('money.status_held')}</Status>
      {reasons.length > 0 && <span className="tiny muted">{reasons.join(' ')}</span>}
    </>
  );
}

/** The sums of a period, one part for each currency. */
export function PeriodSums({ totals }: { totals: readonly EarningsTotal[] }) {
  const { locale } = useViewer();
  return totals.map((total) => (
    <Fold key={total.currency} title={currencyName(total.currency, locale)} note={<Gist total={total} />}>
      <Sums total={total} />
    </Fold>
  ));
}

function Gist({ total: { currency, sessions, pending, earned } }: { total: EarningsTotal }) {
  const t = useT();
  const { format } = useViewer();
  return t.list([t('earnings.sessions', { count: sessions }), format.money(pending + earned, currency)]);
}

function Sums({ total }: { total: EarningsTotal }) {
  const t = useT();
  const { format } = useViewer();
  const { currency, pending, earned } = total;
  const money = (sum: number) => format.money(sum, currency);
  const parts = [
    ['earnings.refunded', total.refunded],
    ['earnings.charged_back', total.charged_back],
    ['earnings.disputed', total.disputed],
    ['earnings.fee', total.fee],
  ] satisfies [MessageKey, number][];
  return (
    <Facts>
      <Fact name={t('earnings.paid')}>{money(total.paid)}</Fact>
      {parts.map(([name, sum]) => (
        <Fact key={name} name={t(name)}>
          {sum !== 0 && money(sum)}
        </Fact>
      ))}
      <Fact name={t('earnings.yours')}>{money(pending + earned)}</Fact>
    </Facts>
  );
}
