import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { ReceiptLink } from '../receipt/receipt-link.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { paymentFacts, paymentNews } from '../booking-core/payment-facts.ts';
import { refusalWords } from './refusal-words.ts';

/** The payment, its method and the refunds. Nothing for a free booking. */
export function BookingPayment({ booking }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  if (!booking.price) {
    return null;
  }
  const { payment, status } = booking;
  const news = paymentNews(booking);
  const refusal = status === 'pending_payment' && payment?.status === 'failed' ? payment.failure : undefined;
  return (
    <section className="card card-body stack" aria-labelledby="payment">
      <h2 id="payment">{t('paid.title')}</h2>
      <div className="stack" aria-live="polite">
        {news !== null && <p>{t(news, { name: otherSide(booking).first_name })}</p>}
        {refusal !== undefined && <p>{refusalWords(refusal, t)}</p>}
        <dl className="booking-sums">
          {paymentFacts(booking, t, format).map(({ name, value }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ReceiptLink booking={booking} />
    </section>
  );
}
