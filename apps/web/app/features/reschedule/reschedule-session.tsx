import type { Booking } from '@abroad/contract/bookings';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { BookingAddress } from '../booking/address.ts';
import { TimePanes } from '../booking/time-panes.tsx';
import { useClockWords } from '../booking/use-clock-words.ts';
import { useTimes } from '../booking/use-times.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { canMove } from '../bookings/move-link.tsx';
import {
  rescheduleAddressOf,
  readRescheduleAddress,
  waysOf,
  whyNotRescheduled,
  type Way,
} from './reschedule-address.ts';
import { RescheduleBar } from './reschedule-bar.tsx';
import { PresentTime } from './present-time.tsx';
import { ProposeForm } from './propose-form.tsx';

/** The session as it stands, the mentor's free times, and what to do with the one that is chosen. */
export function RescheduleSession({ booking }: { booking: Booking }) {
  const t = useT();
  const { name } = otherSide(booking);
  const title = t(booking.status === 'requested' ? 'requests.propose_to' : 'moving.title', { name });
  return (
    <>
      <title>{t('layout.title', { page: title })}</title>
      <h1>{title}</h1>
      {canMove(booking) ? (
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
  const { now } = useViewer();
  const { way, times: address } = readRescheduleAddress(search, booking);
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

/** What choosing a time does here, why nothing else is open, and the other way where there is one. */
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
