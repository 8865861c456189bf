import type { Booking } from '@abroad/contract/bookings';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { canRescheduleOrPropose, otherSide } from '../booking-core/booking-facts.ts';
import type { BookingAddress } from '../booking/address.ts';
import '../booking/booking.css';
import type { ClockWords } from '../booking/clock-words.ts';
import { TimePanes } from '../booking/time-panes.tsx';
import { useClockWords } from '../booking/use-clock-words.ts';
import { useTimes } from '../booking/use-times.ts';
import { BookingNotFound, LoadingDetail } from '../bookings/booking-places.tsx';
import '../bookings/bookings.css';
import { useBooking } from '../bookings/use-bookings.ts';
import '../calendar/calendar.css';
import { FailureCard } from '../errors/failure-card.tsx';
import { ProposeForm } from './propose-form.tsx';
import {
  readRescheduleAddress,
  rescheduleAddressOf,
  waysOf,
  whyNotRescheduled,
  type Way,
} from './reschedule-address.ts';
import { RescheduleBar } from './reschedule-bar.tsx';
import './reschedule.css';
import { titled } from '../../lib/page-title.ts';

export const meta = titled('bookings.move');

/** The page that chooses or proposes another time for a session. Its state is its address. */
export default function ReschedulePage() {
  const { id = '' } = useParams();
  return <OpenReschedule key={id} id={id} />;
}

function OpenReschedule({ id }: { id: string }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap">
      <Link className="crumb" to={paths.booking(id)}>
        <Icon name="arrow_back" />
        {t('moving.back')}
      </Link>
      <SignedInOnly fallback={<LoadingDetail tall />}>{() => <Loaded id={id} />}</SignedInOnly>
    </main>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, refetch } = useBooking(id);
  if (data !== undefined) {
    return <RescheduleSession booking={data} />;
  }
  if (error === null) {
    return <LoadingDetail tall />;
  }
  if (isFailure(error) && error.status === 404) {
    return <BookingNotFound />;
  }
  return <FailureCard level={1} error={error} onRetry={refetch} />;
}

/** The present session, the mentor's free times, and the actions on the chosen one. */
function RescheduleSession({ booking }: { booking: Booking }) {
  const t = useT();
  const { name } = otherSide(booking);
  const title = t(booking.status === 'requested' ? 'requests.propose_to' : 'moving.title', { name });
  return (
    <>
      <title>{t('layout.title', { page: title })}</title>
      <h1>{title}</h1>
      {canRescheduleOrPropose(booking) ? (
        <ChooseTime booking={booking} />
      ) : (
        <EmptyState
          title={t('moving.closed')}
          action={<ButtonLink to={paths.booking(booking.id)}>{t('moving.back')}</ButtonLink>}
        >
          {t('moving.closed_text')}
        </EmptyState>
      )}
    </>
  );
}

function ChooseTime({ booking }: { booking: Booking }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { now, zone } = useViewer();
  const { way, times: address } = readRescheduleAddress(search, booking, zone);
  const { mentor, event_type: service } = booking;
  const times = useTimes({ slug: mentor.slug, service: service.slug, address, booking: booking.id, now });
  const words = useClockWords(otherSide(booking));
  const { free, choice, trouble } = times;
  const lost = free !== null && trouble === null && choice.slot === null ? address.start : null;

  const to = (part: Partial<BookingAddress>) => rescheduleAddressOf(booking.id, way, part);
  const go = (part: Partial<BookingAddress>) => void navigate(to(part), { replace: true, preventScrollReset: true });
  const dropSlot = () => go({ date: choice.day });
  const foot = { booking, slot: choice.slot, lost, words, dropSlot };

  return (
    <>
      <Intro booking={booking} way={way} now={now} />
      <div className="card booking moving">
        <PresentTime booking={booking} words={words} />
        <TimePanes
          times={times}
          mentorName={mentor.first_name}
          words={words}
          windowEnd={free?.window_end ?? null}
          to={to}
          go={go}
          plainZoneWay={null}
          now={now}
        />
        {way === 'move' && <RescheduleBar {...foot} />}
        {way === 'propose' && <ProposeForm {...foot} />}
      </div>
    </>
  );
}

/** Explains the effect of choosing a time, why no other way is open, and the other way if there is one. */
function Intro({ booking, way, now }: { booking: Booking; way: Way; now: number }) {
  const t = useT();
  const { first_name: name } = otherSide(booking);
  const other = waysOf(booking).find((one) => one !== way);
  const why = way === 'propose' ? whyNotRescheduled(booking, now) : null;
  const values = { name, mentor: booking.mentor.first_name, hours: booking.policy.reschedule_min / 60 };
  return (
    <div className="moving-intro">
      {why !== null && <p className="strong">{t(`moving.${why}`, values)}</p>}
      <p>{t(booking.status === 'requested' ? 'requests.propose_text' : `moving.${way}_text`, values)}</p>
      {other !== undefined && (
        <p>
          <Link className="link" to={rescheduleAddressOf(booking.id, other, {})} replace preventScrollReset>
            {t(`moving.${other}_instead`, values)}
          </Link>
        </p>
      )}
    </div>
  );
}

/** The first pane: the person, the service, and the present time. */
function PresentTime({ booking, words }: { booking: Booking; words: ClockWords }) {
  const t = useT();
  const other = otherSide(booking);
  return (
    <section className="booking-about" aria-label={t('moving.present')}>
      <div className="booking-who">
        <Stamp src={other.profile_image_url} srcSet={pictureSet(other)} name={other.name} size="tiny" />
        <div>
          <p className="small muted">{other.name}</p>
          <h2>{booking.event_type.title}</h2>
        </div>
      </div>
      <p className="small muted">{t('moving.now')}</p>
      <p className="strong">{words.yours(booking)}</p>
      <p className="small muted">{words.theirs(booking)}</p>
    </section>
  );
}
