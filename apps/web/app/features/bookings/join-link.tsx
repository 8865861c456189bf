import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { otherSide } from '../booking-core/booking-facts.ts';

/** Tells that the reader joins. The link opens whether or not that arrives. */
export const recordJoin = (id: string): Promise<unknown> =>
  import('../../api/browser-client.ts').then(({ api }) => api.joinSession({ params: { id } })).catch(() => undefined);

/** Opens the meeting in a new window, near its start, and records that the reader joined. */
export function JoinLink({ booking, large = false }: { booking: Booking; large?: boolean }) {
  const t = useT();
  if (booking.join_url === null || !booking.allowed_actions.includes('join')) {
    return null;
  }
  return (
    <a
      className={classNames('button button-primary', large && 'button-large')}
      href={booking.join_url}
      target="_blank"
      rel="noreferrer"
      onClick={() => void recordJoin(booking.id)}
      onAuxClick={({ button }) => {
        if (button === 1) void recordJoin(booking.id);
      }}
      aria-label={t('bookings.join_session', { name: otherSide(booking).name })}
    >
      {large && <Icon name="video" />}
      {t('bookings.join')}
    </a>
  );
}
