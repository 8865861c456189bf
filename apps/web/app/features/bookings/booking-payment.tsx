import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Fold } from '../../ui/fold.tsx';
import { refundWords } from '../booking/refund-words.ts';
import { ReceiptLink } from '../receipt/receipt-link.tsx';
import { isOwnHold, isOwnRequest, isPaidLater, isRequest, isVoid, otherSide } from '../booking-core/booking-facts.ts';
import { paymentFacts, paymentGist, paymentNews } from '../booking-core/payment-facts.ts';
import { refusalWords } from './refusal-words.ts';

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

/** The price of cancelling for the reader, while it is possible; null after that. */
function usePolicyWords(booking: Booking): string | null {
  const { price, viewer_role: role, cancellation, policy, mentor } = booking;
  const t = useT();
  const format = useFormat();
  const now = useNow();
  if (!booking.allowed_actions.includes('cancel')) {
    return null;
  }
  if (isOwnHold(booking)) {
    return t('bookings.policy_hold');
  }
  if (isPaidLater(booking)) {
    return role === 'mentor' ? t('later.policy_mentor', { name: otherSide(booking).first_name }) : t('later.policy');
  }
  if (isOwnRequest(booking)) {
    return t('bookings.policy_request', { name: mentor.first_name });
  }
  if (!price) {
    return t('bookings.policy_free');
  }
  if (role === 'mentor') {
    return t('bookings.policy_mentor');
  }
  const right = booking.allowed_actions.includes('withdraw') ? booking.withdrawal : null;
  const isPast = cancellation !== null && Date.parse(cancellation.free_until) < now;
  if (!cancellation || (isPast && cancellation.reason === 'nothing_paid')) {
    return t('bookings.policy_free');
  }
  const moment = format.momentWithin(cancellation.free_until);
  const percent = policy.late_refund_pct;
  const rule =
    percent === 0
      ? t(isPast ? 'bookings.policy_ended_nothing' : 'bookings.policy_until_nothing', { moment })
      : t(isPast ? 'bookings.policy_ended' : 'bookings.policy_until', { moment, percent });
  return refundWords({ until: right?.until ?? null, start: booking.start }, rule, t, format);
}
