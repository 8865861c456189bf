import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { T } from '../../lib/rich-text.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import type { ConfirmProperties } from './confirm-properties.ts';

/** A service that costs something, while nothing can be paid here: says so, and leads to a free one. */
export function PaidNote({ services, service, slot, lost, words, hrefOfService }: ConfirmProperties) {
  const t = useT();
  const format = useFormat();
  const free = services.find((other) => !other.price);
  const note =
    free === undefined ? (
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
