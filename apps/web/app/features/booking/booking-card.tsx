import type { EventType } from '@abroad/contract/calendar';
import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { addressOf, type BookingAddress } from './address.ts';
import { ConfirmSection } from './confirm-section.tsx';
import type { LoadedAvailability } from './load-availability.server.ts';
import { PlainZoneForm } from './plain-zone-form.tsx';
import { ServiceSummary } from './service-summary.tsx';
import { TimePanes } from './time-panes.tsx';
import { useClockWords } from './use-clock-words.ts';
import { isServiceGone, useTimes } from './use-times.ts';

interface Properties {
  loaded: LoadedAvailability;
  service: EventType;
  address: BookingAddress;
}

/** Summary, calendar and slots side by side, and the confirmation at their foot. */
export function BookingCard({ loaded, service: known, address }: Properties) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { mentor, services, now } = loaded;
  const times = useTimes({ slug: mentor.slug, service: known.slug, address, now, loaded });
  const { free, choice, trouble } = times;
  // Its price, rules and questions may change while it is looked at; the answer about its times brings them along.
  const service = free?.event_type?.id === known.id ? free.event_type : known;
  const isGone = isServiceGone(trouble);
  useEffect(() => {
    if (isGone) {
      void revalidate();
    }
  }, [isGone, revalidate]);
  const words = useClockWords({
    first_name: mentor.first_name,
    time_zone: free?.time_zone ?? loaded.availability.time_zone,
  });

  const to = (part: Partial<BookingAddress>) =>
    addressOf(mentor.slug, { service: address.service, zone: address.zone, ...part });
  const go = (part: Partial<BookingAddress>) => void navigate(to(part), { replace: true, preventScrollReset: true });
  const hrefOfService = (slug: string) => to({ service: slug });

  return (
    <div className="card booking">
      <ServiceSummary
        mentor={mentor}
        services={services}
        service={service}
        hrefOfService={hrefOfService}
        start={choice.slot?.start ?? null}
        now={now}
      />
      <TimePanes
        times={times}
        mentorName={mentor.first_name}
        words={words}
        windowEnd={(free ?? loaded.availability).window_end}
        to={to}
        go={go}
        plainZoneWay={<PlainZoneForm loaded={loaded} address={address} />}
        now={now}
      />
      <ConfirmSection
        mentor={mentor}
        mentorId={loaded.availability.user.user_id}
        services={services}
        service={service}
        slot={choice.slot}
        lost={free !== null && trouble === null && choice.slot === null ? address.start : null}
        words={words}
        href={choice.slot === null ? to({}) : to({ date: choice.day, start: choice.slot.start })}
        hrefOfService={hrefOfService}
        onSlotLost={() => go({ date: choice.day })}
      />
    </div>
  );
}
