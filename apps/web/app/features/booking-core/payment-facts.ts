import type { Booking } from '@abroad/contract/bookings';
import type { BookingPayment } from '@abroad/contract/payments';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';

/** A line about a payment: its name and its value. */
export interface PaymentFact {
  name: MessageKey;
  value: string;
}

const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** `Visa ending in 4242` */
export function cardWords(card: NonNullable<BookingPayment['card']>, t: Translate): string {
  return t('paid.card_ending', { brand: brands[card.brand] ?? t('paid.some_card'), last4: card.last4 });
}

/** The price, and the state of the money: each sum that is not zero. */
export function paymentFacts(booking: Booking, t: Translate, format: Format) {
  const { price, currency, payment, viewer_role: role } = booking;
  const facts: PaymentFact[] = [{ name: 'paid.price', value: format.price(price, currency) }];
  const add = (name: MessageKey, sum: number) => sum > 0 && facts.push({ name, value: format.price(sum, currency) });
  if (role === 'prospect') {
    facts.push({ name: 'paid.fee', value: t('paid.no_fee') });
  }
  if (payment !== null) {
    add('paid.reserved', payment.status === 'authorized' && !isToBeLetGo(booking) ? payment.amount : 0);
    add('paid.taken', payment.captured);
    add('paid.on_its_way', payment.refund_pending);
    add('paid.given_back', payment.refunded);
    if (payment.card !== null) {
      facts.push({ name: 'paid.card', value: cardWords(payment.card, t) });
    }
  }
  return facts;
}

/** The state of the money in a few words: the last sum that moved, else the price. */
export function paymentGist(booking: Booking, t: Translate, format: Format): string {
  const moved = paymentFacts(booking, t, format).filter(({ name }) => name !== 'paid.card' && name !== 'paid.fee');
  const { name, value } = moved.at(-1) ?? { name: 'paid.price' as const, value: '' };
  return t('bookings.gist', { name: t(name), value });
}

/**
 * Says that a payment was stopped because too many cards were declined, and when the reader can pay again; null for other payments.
 * @param now epoch milliseconds
 */
export function stoppedWords(
  { payment }: Pick<Booking, 'payment'>,
  now: number,
  t: Translate,
  format: Format,
): string | null {
  const until = payment?.paused_until ?? null;
  if (until === null) {
    return null;
  }
  return Date.parse(until) > now
    ? t('paid.stopped_text', { until: format.momentWithin(until) })
    : t('paid.stopped_text_over');
}

/** The news about a payment besides its sums; null if the sums or `stoppedWords` say it all. */
export function paymentNews({ status, payment, viewer_role: role }: Booking): MessageKey | null {
  if (payment !== null && payment.paused_until !== null) {
    return null;
  }
  if (payment?.is_capturing === true) {
    return 'paid.capturing_text';
  }
  if (payment !== null && payment.refund_pending > 0) {
    return 'paid.on_its_way_text';
  }
  const letGo = role === 'prospect' ? 'paid.let_go_text' : 'paid.let_go_text_mentor';
  switch (payment?.status) {
    case 'authorized':
      if (isToBeLetGo({ status, payment })) {
        return letGo;
      }
      return role === 'prospect' ? 'paid.reserved_text' : 'paid.reserved_text_mentor';
    case 'voided':
      return letGo;
    case 'disputed':
      return 'paid.disputed_text';
    case 'paid':
    case 'refunded':
    case 'partially_refunded':
      return null;
    default:
      return status !== 'pending_payment' ? null : role === 'prospect' ? 'paid.due_text' : 'paid.due_text_mentor';
  }
}

/** Whether a sum is still authorised for a request that can't be accepted any more. */
export function isToBeLetGo({ status, payment }: Pick<Booking, 'status' | 'payment'>): boolean {
  return payment?.status === 'authorized' && status !== 'requested' && status !== 'pending_payment';
}
