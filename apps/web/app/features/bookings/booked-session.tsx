import type { Booking } from '@abroad/contract/bookings';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { CancelAction } from './cancel-action.tsx';
import { RefundShown } from './refund-shown.tsx';
import { useBooking } from './use-bookings.ts';

interface Properties {
  id: string;
  title: string;
  start: string;
}

/** A session that is still booked with a person, the refund of a cancellation, and the button to cancel it. */
export function BookedSession({ id, title, start }: Properties) {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch } = useBooking(id);
  return (
    <div className="stack">
      <Link className="link" to={paths.booking(id)}>
        {t('bookings.see_session', { title, when: format.at(start) })}
      </Link>
      {data === undefined && error === null && (
        <div aria-busy="true">
          <Skeleton shape="long" />
        </div>
      )}
      {data === undefined && <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Ending booking={data} />}
    </div>
  );
}

function Ending({ booking }: { booking: Booking }) {
  const t = useT();
  if (booking.status === 'cancelled') {
    return <output className="small muted">{t('bookings.status_cancelled')}</output>;
  }
  return (
    <>
      <RefundShown booking={booking} />
      <div>
        <CancelAction booking={booking} />
      </div>
    </>
  );
}
