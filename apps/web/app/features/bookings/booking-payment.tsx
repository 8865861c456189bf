import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Fold } from '../../ui/fold.tsx';
import { ReceiptLink } from '../receipt/receipt-link.tsx';
import { isRequest, isVoid, otherSide } from '../booking-core/booking-facts.ts';
import { paymentFacts, paymentGist, paymentNews } from '../booking-core/payment-facts.ts';
import { refusalWords } from './refusal-words.ts';
import { usePolicyWords } from './use-policy-words.ts';

/** The payment, its method and the refunds. Nothing for a free booking. */
export function BookingPayment({ booking }: { booking: Booking }) {
  const t = useT();
  if (!booking.price) {
    return null;
  }
  return (
    <section className="card card-body stack" aria-labelledby="payment">
      <h2 id="payment">{t('paid.title')}</h2>
      <PaymentFacts booking={booking} />
    </section>
  );
}

function PaymentFacts({ booking }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  const { payment, status } = booking;
  // Below a torn ticket it is said already.
  const news = isVoid(booking) ? null : paymentNews(booking);
  const refusal = status === 'pending_payment' && payment?.status === 'failed' ? payment.failure : undefined;
  return (
    <>
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
    </>
  );
}

/** The payment and what cancelling costs, folded while nothing is to be paid. Nothing where there is neither. */
export function PaymentAndPolicy({ booking }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  const policy = usePolicyWords(booking);
  if (!booking.price) {
    return (
      policy !== null && (
        <section className="card card-body stack">
          <h2>{t('bookings.plans_change')}</h2>
          <p>{policy}</p>
        </section>
      )
    );
  }
  return (
    <Fold
      title={t(policy === null ? 'paid.title' : 'bookings.payment_policy')}
      note={<span aria-live="polite">{paymentGist(booking, t, format)}</span>}
      isOpen={isRequest(booking) && paymentNews(booking) !== null}
    >
      <PaymentFacts booking={booking} />
      {policy !== null && <p>{policy}</p>}
    </Fold>
  );
}
