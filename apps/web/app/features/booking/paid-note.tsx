import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { T } from '../../lib/rich-text.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import type { ConfirmProperties } from './confirm-properties.ts';

interface Properties extends ConfirmProperties {
  soon: boolean;
}

/**
 * A service that costs something, while nothing can be paid here: says so, and leads to a free one. Where only this price
 * can't be paid (`soon` is false), it says that.
 */
export function PaidNote({ services, service, slot, lost, words, hrefOfService, soon }: Properties) {
  const t = useT();
  const format = useFormat();
  const free = services.find((other) => !other.price);
  const note = !soon ? (
    t('booking.not_payable')
  ) : free === undefined ? (
    t('booking.paid_soon')
  ) : (
    <T
      id="booking.paid_soon_free"
      values={{ title: free.title }}
      parts={{
        service: <Link className="strong" to={hrefOfService(free.slug)} replace preventScrollReset />,
      }}
    />
  );
  return (
    <ConfirmBar slot={slot} lost={lost} words={words} note={<span id="booking-paid-note">{note}</span>}>
      <Button size="large" disabled aria-describedby="booking-paid-note">
        {t('booking.pay', { price: format.price(service.price, service.currency) })}
      </Button>
    </ConfirmBar>
  );
}
