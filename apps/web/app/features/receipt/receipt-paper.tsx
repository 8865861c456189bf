import type { Receipt } from '@abroad/contract/receipts';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Logo } from '../../ui/logo.tsx';
import { cardWords } from '../booking-core/payment-facts.ts';

/** The sheet itself. All its times are those of whoever paid. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const t = useT();
  const format = useFormat();
  const { session, issuer, card, currency } = receipt;
  const zone = session.time_zone;
  const [name = '', ...address] = issuer;
  const gone = receipt.refunds.filter(({ status }) => status === 'succeeded');
  const onTheWay = receipt.refund_pending;
  return (
    <article className="card receipt" aria-labelledby="receipt-title">
      <header className="receipt-head">
        <div>
          <h1 id="receipt-title">{t('receipt.title')}</h1>
          <p className="muted">{receipt.number}</p>
        </div>
        <Logo />
      </header>
      <dl className="receipt-facts">
        <Fact name={t('receipt.issuer')}>
          <span className="strong">{name}</span>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Fact>
        <Fact name={t('receipt.payer')}>
          <span className="strong">{receipt.payer_name}</span>
        </Fact>
        <Fact name={t('receipt.date')}>{format.longDay(receipt.issued_at, zone)}</Fact>
        {card !== null && <Fact name={t('receipt.paid_with')}>{cardWords(card, t)}</Fact>}
      </dl>
      <div className="receipt-session">
        <p className="strong">{t('receipt.with', { service: session.title, name: session.mentor_name })}</p>
        <p>
          {t('receipt.when', {
            day: format.longDay(session.start, zone),
            time: format.timeRange(session.start, session.end, zone),
            zone: format.zone(zone),
          })}
        </p>
      </div>
      <dl className="receipt-sums">
        <Sum name={t('receipt.amount', { currency })}>{format.money(receipt.amount, currency)}</Sum>
        {gone.map(({ amount, made_at }) => (
          <Sum key={`${made_at} ${amount}`} name={t('receipt.refund', { day: format.longDay(made_at, zone) })}>
            {format.money(-amount, currency)}
          </Sum>
        ))}
        <div className="receipt-total">
          <dt>{t('receipt.total')}</dt>
          <dd>{format.money(receipt.total, currency)}</dd>
        </div>
      </dl>
      {onTheWay > 0 && <p>{t('receipt.refund_pending', { amount: format.money(onTheWay, currency) })}</p>}
      <p className="small muted">{t('receipt.tax')}</p>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
