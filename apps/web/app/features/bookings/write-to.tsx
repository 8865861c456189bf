import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';

/** A link to email the other side, for users who may know their email address. */
export function WriteTo({ booking }: { booking: Booking }) {
  const t = useT();
  const { email, first_name: name } = otherSide(booking);
  return (
    email !== null && (
      <p className="small">
        {t('bookings.write_mail', { name })}{' '}
        <a className="link" href={mailAddress(email)}>
          {email}
        </a>
      </p>
    )
  );
}

/** RFC 6068: characters that could be read as a header of the mail are encoded. */
function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
