import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

/**
 * The placeholder of a loading booking.
 * @param tall for a page that is longer than the first screen
 */
export function LoadingDetail({ tall = false }: { tall?: boolean }) {
  const t = useT();
  return (
    <div className={classNames('stack', tall && 'booking-detail-waiting')} aria-busy="true">
      <h1>{t('layout.loading')}</h1>
      <div className="ticket booking-ticket-waiting">
        <div className="ticket-part stack">
          <span className="skeleton skeleton-title" />
          <span className="skeleton skeleton-block" />
        </div>
      </div>
    </div>
  );
}

/** There is no such booking, or it is another user's. */
export function BookingNotFound() {
  const t = useT();
  return (
    <EmptyState
      level={1}
      title={t('bookings.not_found')}
      action={<ButtonLink to={paths.bookings()}>{t('bookings.back')}</ButtonLink>}
    >
      {t('errors.status_404')}
    </EmptyState>
  );
}
