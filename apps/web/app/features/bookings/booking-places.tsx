import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The place of a booking that is on its way. */
export function LoadingDetail() {
  const t = useT();
  return (
    <div className="stack" aria-busy="true">
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

/** There is no such booking, or it is somebody else's. */
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
