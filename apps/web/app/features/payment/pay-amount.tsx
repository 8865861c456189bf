import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';

/** How much is to be paid, or reserved until the mentor accepts. */
export function PayAmount({ booking: { price, currency, policy } }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  return (
    <div>
      <p className="pay-amount">
        <span>{t(policy.requires_approval ? 'payment.to_reserve' : 'payment.to_pay')}</span>
        <span className="pay-price">{format.price(price, currency)}</span>
      </p>
      <ApproximatePrice price={price} currency={currency} explained />
    </div>
  );
}
