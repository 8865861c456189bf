import type { Earning, Earnings, EarningStatus } from '@abroad/contract/earnings';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Tag } from '../../ui/tag.tsx';

const tones: Partial<Record<EarningStatus, 'sky' | 'pine' | 'danger'>> = {
  earned: 'pine',
  pending: 'sky',
  disputed: 'danger',
  charged_back: 'danger',
};

/** The sessions of a page; on a phone each row is a card. */
export function EarningsTable({ earnings }: { earnings: Pick<Earnings, 'items' | 'time_zone'> }) {
  const t = useT();
  return (
    <table className="data-table earnings-table">
      <caption className="unseen">{t('earnings.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('earnings.session')}</th>
          <th scope="col">{t('earnings.student')}</th>
          <th scope="col" className="earnings-sum">
            {t('earnings.paid')}
          </th>
          <th scope="col" className="earnings-sum">
            {t('earnings.refunded')}
          </th>
          <th scope="col" className="earnings-sum">
            {t('earnings.fee')}
          </th>
          <th scope="col" className="earnings-sum">
            {t('earnings.yours')}
          </th>
          <th scope="col">{t('earnings.status')}</th>
        </tr>
      </thead>
      <tbody>
        {earnings.items.map((earning) => (
          <EarningRow key={earning.booking_id} earning={earning} zone={earnings.time_zone} />
        ))}
      </tbody>
    </table>
  );
}

/** @param zone of the mentor, whose dates make the period. */
function EarningRow({ earning, zone }: { earning: Earning; zone: string }) {
  const t = useT();
  const format = useFormat();
  const { status, currency } = earning;
  const tone = tones[status];
  const sum = (name: 'paid' | 'refunded' | 'fee' | 'yours', amount: number) => (
    <td className="earnings-sum" data-label={t(`earnings.${name}`)}>
      {format.money(amount, currency)}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        <Link className="link" to={paths.booking(earning.booking_id)}>
          {t('format.moment', { day: format.day(earning.start, zone), time: format.time(earning.start, zone) })}
        </Link>
        <span className="small muted">{earning.service}</span>
      </th>
      <td data-label={t('earnings.student')}>{earning.prospect_name ?? t('earnings.student_deleted')}</td>
      {sum('paid', earning.paid)}
      {sum('refunded', earning.refunded + earning.charged_back)}
      {sum('fee', earning.fee)}
      {sum('yours', earning.net)}
      <td>
        <Tag {...(tone ? { tone } : {})}>{t(`earnings.status_${status}`)}</Tag>
      </td>
    </tr>
  );
}
