import type { Booking } from '@abroad/contract/bookings';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Status } from '../../ui/status.tsx';
import { Ticket, TwoClocks } from '../../ui/ticket.tsx';
import { platformWords } from '../booking/platform-words.ts';
import { otherSide, statusWords } from '../booking-core/booking-facts.ts';

/** The booking as a ticket: the service, the state, both clocks, and the person. */
export function BookingTicket({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const { zone, format } = useViewer();
  const other = otherSide(booking);
  const status = statusWords(booking, now, t, format);
  const { event_type: service, start } = booking;
  const there = other.time_zone;
  const profileOf = booking.viewer_role === 'prospect' ? paths.mentorProfile : paths.prospectProfile;
  return (
    <Ticket
      label={t('bookings.ticket')}
      head={<h2>{service.title}</h2>}
      state={<Status tone={status.tone}>{status.text}</Status>}
      clocks={
        <TwoClocks
          mine={{
            time: format.time(start),
            caption: t('bookings.clock_you', { city: format.city(zone), day: format.day(start) }),
          }}
          theirs={{
            time: format.time(start, there),
            caption: t('bookings.clock_other', {
              name: other.first_name,
              city: format.city(there),
              day: format.day(start, there),
            }),
          }}
        />
      }
    >
      <Stamp src={other.profile_image_url} srcSet={pictureSet(other)} name={other.name} size="tiny" />
      <div>
        <p className="strong">
          {other.has_profile ? (
            <Link className="link" to={profileOf(other.slug)}>
              {other.name}
            </Link>
          ) : (
            other.name
          )}
        </p>
        <p className="small muted">
          {t('bookings.facts', {
            service: t(booking.viewer_role === 'prospect' ? 'bookings.with_mentor' : 'bookings.with_prospect'),
            minutes: service.duration_min,
            platform: t(platformWords[booking.platform].name),
          })}
        </p>
      </div>
    </Ticket>
  );
}
