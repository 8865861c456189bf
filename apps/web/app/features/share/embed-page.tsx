import { brand } from '@abroad/contract/brand';
import type { EventType } from '@abroad/contract/calendar';
import { useEffect, useRef } from 'react';
import { useBlocker, useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ViewerInZone } from '../../lib/viewer.tsx';
import { addressOf, readAddress, type BookingAddress } from '../booking/address.ts';
import '../booking/booking.css';
import { serviceOf } from '../booking/booking-page.tsx';
import { ConfirmBar } from '../booking/confirm-bar.tsx';
import type { LoadedAvailability } from '../booking/load-availability.server.ts';
import { ServiceSummary } from '../booking/service-summary.tsx';
import { TimePanes } from '../booking/time-panes.tsx';
import { useClockWords } from '../booking/use-clock-words.ts';
import { useTimes } from '../booking/use-times.ts';
import '../calendar/calendar.css';
import './share.css';

/**
 * The times of a mentor within a page of another site. There is no sign-in here: booking continues in its own window,
 * where the address bar shows the owner of the page.
 */
export function EmbedPage({ loaded }: { loaded: LoadedAvailability }) {
  const t = useT();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(search);
  const { mentor } = loaded;
  const service = serviceOf(loaded, address.service);
  useOwnWindow();
  return (
    <main id="main" tabIndex={-1} className="embed">
      <h1 className="unseen">{t('share.embedded', { name: mentor.name })}</h1>
      {service === null ? (
        <p className="muted">{t('booking.no_service_title', { name: mentor.name })}</p>
      ) : (
        <ViewerInZone
          zone={address.zone}
          onChoose={() => void navigate(addressOf(mentor.slug, { ...address, zone: null }, paths.embed))}
        >
          <EmbedCard loaded={loaded} service={service} address={address} />
        </ViewerInZone>
      )}
      <p className="small muted embed-foot">
        <a className="link" href={paths.mentorProfile(mentor.slug)} target="_blank" rel="noopener">
          {t('share.on', { product: brand(), name: mentor.name })}
        </a>
      </p>
    </main>
  );
}

interface CardProperties {
  loaded: LoadedAvailability;
  service: EventType;
  address: BookingAddress;
}

function EmbedCard({ loaded, service, address }: CardProperties) {
  const t = useT();
  const navigate = useNavigate();
  const { mentor, services, now, availability } = loaded;
  const times = useTimes({ slug: mentor.slug, service: service.slug, address, now, loaded });
  const { free, choice, trouble } = times;
  const words = useClockWords({
    first_name: mentor.first_name,
    time_zone: free?.time_zone ?? availability.time_zone,
  });
  const to = (part: Partial<BookingAddress>) =>
    addressOf(mentor.slug, { service: service.slug, zone: address.zone, ...part }, paths.embed);
  const go = (part: Partial<BookingAddress>) => void navigate(to(part), { replace: true, preventScrollReset: true });
  const slot = choice.slot;
  const card = useWayOnInView(slot?.start ?? null);
  return (
    <div className="card booking" ref={card}>
      <ServiceSummary
        mentor={mentor}
        mentorId={availability.user.user_id}
        services={services}
        service={service}
        hrefOfService={(slug) => to({ service: slug })}
        start={slot?.start ?? null}
        now={now}
      />
      <TimePanes
        times={times}
        mentorName={mentor.first_name}
        words={words}
        windowEnd={(free ?? availability).window_end}
        to={to}
        go={go}
        plainZoneWay={null}
        now={now}
      />
      <ConfirmBar
        slot={slot}
        lost={free !== null && trouble === null && slot === null ? address.start : null}
        words={words}
      >
        {slot !== null && (
          <a
            className="button button-primary button-large"
            href={addressOf(mentor.slug, { service: service.slug, zone: address.zone, start: slot.start })}
            target="_blank"
            rel="noopener"
          >
            {t('share.continue')}
            <span className="unseen"> {t('share.new_window')}</span>
          </a>
        )}
      </ConfirmBar>
    </div>
  );
}

/**
 * The "continue" link sticks to the foot of the frame, which may be below the other site's window: when a time is chosen, it is
 * scrolled into view there, too.
 */
function useWayOnInView(start: string | null) {
  const card = useRef<HTMLDivElement>(null);
  const seen = useRef(start);
  useEffect(() => {
    if (start !== null && start !== seen.current) {
      card.current?.querySelector('.booking-confirm')?.scrollIntoView({ block: 'nearest' });
    }
    seen.current = start;
  }, [start]);
  return card;
}

/** Makes all links open in a new window: no other page of ours is shown within another site. */
function useOwnWindow(): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state === 'blocked') {
      const { pathname, search, hash } = blocker.location;
      window.open(`${pathname}${search}${hash}`, '_blank', 'noopener');
      blocker.reset();
    }
  }, [blocker]);
}
