import type { Booking } from '@abroad/contract/bookings';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Status } from '../../ui/status.tsx';
import { Ticket, TwoClocks } from '../../ui/ticket.tsx';
import { platformWords } from '../booking/platform-words.ts';
import { isVoid, otherSide, statusWords } from '../booking-core/booking-facts.ts';
import { SideRoute } from './side-route.tsx';

interface Properties {
  booking: Booking;
  /** Epoch milliseconds at which it stood so. */
  now: number;
  /** The heading of a ticket in a list, which then links to the booking by its service. By default the service is the heading. */
  title?: string;
  level?: 1 | 2;
  /** The next steps. */
  side?: ReactNode;
}

/** The booking as a ticket: the service, the state, both clocks, and the person. */
export function BookingTicket({ booking, now, title, level = 2, side }: Properties) {
  const t = useT();
  const { zone, format } = useViewer();
  const other = otherSide(booking);
  const status = statusWords(booking, now, t, format);
  const { event_type: service, start } = booking;
  const there = other.time_zone;
  const Heading = `h${level}` as const;
  return (
    <Ticket
      label={t('bookings.ticket')}
      head={
        <Heading className="ticket-title">
          {level === 1 && <span className="unseen">{t('bookings.session', { name: other.name })} </span>}
          <bdi>{title ?? service.title}</bdi>
        </Heading>
      }
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
      side={side}
      isTorn={isVoid(booking)}
    >
      <Stamp src={other.profile_image_url} srcSet={pictureSet(other)} name={other.name} size="tiny" />
      {title === undefined ? <Person booking={booking} /> : <Service booking={booking} />}
    </Ticket>
  );
}

function Person({ booking }: { booking: Booking }) {
  const t = useT();
  const other = otherSide(booking);
  const profileOf = booking.viewer_role === 'prospect' ? paths.mentorProfile : paths.prospectProfile;
  return (
    <>
      <div>
        <p className="strong">
          {other.has_profile ? (
            <Link className="link" to={profileOf(other.slug)}>
              <bdi>{other.name}</bdi>
            </Link>
          ) : (
            <bdi>{other.name}</bdi>
          )}
        </p>
        <SideRoute route={other.route} />
      </div>
      <p className="ticket-facts small muted">
        {t('bookings.minutes', { minutes: booking.event_type.duration_min })}
        <br />
        {t(platformWords[booking.platform].name)}
      </p>
    </>
  );
}

function Service({ booking }: { booking: Booking }) {
  const t = useT();
  return (
    <div>
      <p className="strong">
        <Link className="link" to={paths.booking(booking.id)}>
          <bdi>{booking.event_type.title}</bdi>
        </Link>
      </p>
      <p className="small muted">
        {t('bookings.facts', {
          service: otherSide(booking).name,
          minutes: booking.event_type.duration_min,
          platform: t(platformWords[booking.platform].name),
        })}
      </p>
    </div>
  );
}
