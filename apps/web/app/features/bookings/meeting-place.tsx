import { joinOpens } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { platformWords } from '../booking/platform-words.ts';
import { PlaceAction } from './place-action.tsx';
import { isRequest, otherSide } from '../booking-core/booking-facts.ts';
import { WriteTo } from './write-to.tsx';

interface Properties {
  booking: Booking;
  /** Epoch milliseconds at which it stood so. */
  now: number;
  /** Whether it stands below a ticket with a side. */
  hasSide?: boolean;
}

/** The meeting place, while the session is still to come. */
export function MeetingPlace({ booking, now, hasSide = false }: Properties) {
  const t = useT();
  // The ticket's side then says that it is missing.
  const isSaid = hasSide && booking.status === 'confirmed' && booking.join_url === null && booking.location === null;
  const isAhead = (booking.status === 'confirmed' || isRequest(booking)) && Date.parse(booking.end) > now;
  if (!isAhead) {
    return null;
  }
  const platform = platformWords[booking.platform];
  return (
    <section className="card card-body stack">
      <h2>{t('bookings.where')}</h2>
      <p className="row">
        <Icon name={platform.icon} />
        <span className="strong">{t(platform.name)}</span>
      </p>
      {!isSaid && <Place booking={booking} now={now} hasSide={hasSide} />}
      {!isSaid && (
        <div className="row booking-do">
          <PlaceAction booking={booking} now={now} />
        </div>
      )}
      <WriteTo booking={booking} />
    </section>
  );
}

/** Where a session takes place that has no call, and for a mentor who hasn't said it how to do so. */
export function SessionPlace({ booking, now }: { booking: Booking; now: number }) {
  const isMissing = booking.location === null && booking.join_url === null;
  return (
    <>
      <Place booking={booking} now={now} />
      {isMissing && <PlaceAction booking={booking} now={now} />}
    </>
  );
}

function Place({ booking, now, hasSide = false }: Properties) {
  const t = useT();
  const format = useFormat();
  if (booking.location !== null) {
    return <p className="booking-text as-written">{booking.location}</p>;
  }
  if (booking.join_url !== null) {
    const opens = joinOpens(Date.parse(booking.start));
    return (
      <>
        {!hasSide && (
          <p>
            {opens <= now ? t('bookings.join_now') : t('bookings.join_opens', { moment: format.momentWithin(opens) })}
          </p>
        )}
        <p className="small">
          <a className="link" href={booking.join_url} target="_blank" rel="noreferrer">
            {booking.join_url}
          </a>
        </p>
      </>
    );
  }
  if (isRequest(booking) && booking.viewer_role === 'prospect') {
    return <p>{t('bookings.after_confirmation')}</p>;
  }
  return <p>{t(missingPlace(booking), { name: otherSide(booking).first_name })}</p>;
}

/** No place is known yet: the mentor sets it. */
function missingPlace({ platform, viewer_role: role }: Booking) {
  const { place: kind } = platformWords[platform];
  return role === 'mentor' ? (`bookings.${kind}_by_you` as const) : (`bookings.${kind}_from_mentor` as const);
}
