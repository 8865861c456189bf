import { joinOpens } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { spanWords } from '../../lib/span-words.ts';
import { useClock } from '../../lib/use-clock.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LongRouteArc } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { lacksPlace, otherSide } from '../booking-core/booking-facts.ts';
import { JoinLink } from '../bookings/join-link.tsx';
import './next-bar.css';
import { PlaceAction } from '../bookings/place-action.tsx';

const DAY_MS = 24 * 60 * 60_000;

/** Whether a session is on, or begins within 24 hours. @param now epoch milliseconds. */
export const isNext = ({ status, start }: Booking, now: number): boolean =>
  status === 'confirmed' && Date.parse(start) - now < DAY_MS;

/** The next session in one line on the night ground: both clocks, the person, and the way to join. */
export function NextBar({ booking }: { booking: Booking }) {
  const t = useT();
  const { format, zone, locale } = useViewer();
  const now = useClock(true, 10_000);
  const other = otherSide(booking);
  const start = Date.parse(booking.start);
  const isOpen = booking.allowed_actions.includes('join');
  const { event_type: service, join_url } = booking;
  return (
    <section className="next-bar" aria-label={t('home.next_session')}>
      <p className="next-bar-in" role="timer">
        {start > now ? t('mentoring.next_in', { span: spanWords(start - now, locale) }) : t('mentoring.next_now')}
      </p>
      <div className="next-bar-clocks">
        <p>
          <b>{format.time(start)}</b>
          <span>{t('mentoring.clock_you', { city: format.city(zone) })}</span>
        </p>
        <LongRouteArc />
        <p>
          <b>{format.time(start, other.time_zone)}</b>
          <span>{t('mentoring.clock_other', { name: other.first_name, city: format.city(other.time_zone) })}</span>
        </p>
      </div>
      <div className="next-bar-who">
        <Stamp src={other.profile_image_url} srcSet={pictureSet(other)} name={other.name} size="row" />
        <div>
          <p className="strong">
            <bdi>{other.name}</bdi>
          </p>
          <p className="small">
            <bdi>{service.title}</bdi> · {t('bookings.minutes', { minutes: service.duration_min })}
          </p>
        </div>
      </div>
      <div className="next-bar-do">
        <ButtonLink
          kind="line"
          size="small"
          to={paths.booking(booking.id)}
          aria-label={`${t('mentoring.open_session')}: ${other.name}`}
        >
          {t('mentoring.open_session')}
        </ButtonLink>
        {lacksPlace(booking, now) && <PlaceAction booking={booking} now={now} />}
        <JoinLink booking={booking} />
        {join_url !== null && !isOpen && (
          <span className="small">{t('bookings.join_from', { moment: format.time(joinOpens(start)) })}</span>
        )}
      </div>
    </section>
  );
}
