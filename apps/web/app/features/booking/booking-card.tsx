import type { EventType } from '@abroad/contract/calendar';
import { useNavigate } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { useViewerZone } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { localDay } from '../calendar/local-days.ts';
import { weeksWith } from '../calendar/weeks.ts';
import { addressOf, wantedDay, type BookingAddress } from './address.ts';
import { CalendarPane } from './calendar-pane.tsx';
import { choose } from './choice.ts';
import { ConfirmSection } from './confirm-section.tsx';
import { DaySlots } from './day-slots.tsx';
import type { LoadedAvailability } from './load-availability.server.ts';
import { PlainZoneForm } from './plain-zone-form.tsx';
import { ServiceSummary } from './service-summary.tsx';
import { SlotsPane } from './slots-pane.tsx';
import { useClockWords } from './use-clock-words.ts';
import { useFreeTimes } from './use-free-times.ts';

interface Properties {
  loaded: LoadedAvailability;
  service: EventType;
  address: BookingAddress;
}

/** Whether a mentor or a service went while the page was open, and took its times along. */
const isGone = (error: unknown) => isFailure(error) && error.status === 404;

/** Summary, calendar and slots side by side, and the confirmation at their foot. */
export function BookingCard({ loaded, service, address }: Properties) {
  const t = useT();
  const navigate = useNavigate();
  const zone = useViewerZone();
  const { mentor, services, now } = loaded;
  const weeks = weeksWith(wantedDay(address, zone), now, zone);
  const times = useFreeTimes({ slug: mentor.slug, service: service.slug, weeks, loaded });
  const free = isGone(times.error) ? null : (times.data ?? null);
  const choice = choose(free, address, weeks, zone);
  const words = useClockWords({
    first_name: mentor.first_name,
    time_zone: free?.time_zone ?? loaded.availability.time_zone,
  });
  const trouble = free === null && times.error !== null ? { error: times.error } : free?.withheld ? 'withheld' : null;

  const to = (part: Partial<BookingAddress>) =>
    addressOf(mentor.slug, { service: address.service, zone: address.zone, ...part });
  const go = (part: Partial<BookingAddress>) => void navigate(to(part), { replace: true, preventScrollReset: true });
  const hrefOfStart = (start: string) => to({ date: choice.day, start });
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
      <CalendarPane
        weeks={weeks}
        counts={free === null ? null : new Map([...choice.days].map(([day, list]) => [day, list.length]))}
        chosen={choice.day}
        lastDay={localDay((free ?? loaded.availability).window_end, zone)}
        hrefOf={(day) => to({ date: day })}
        hrefOfWeeks={(first) => to({ from: first })}
        turnTo={(day) => go({ from: day })}
        plainZoneWay={<PlainZoneForm loaded={loaded} address={address} />}
        now={now}
      />
      <SlotsPane day={choice.day} state={free !== null ? 'known' : trouble !== null ? 'failed' : 'loading'}>
        {(heading) => (
          <DaySlots
            choice={choice}
            weeks={weeks}
            mentorName={mentor.first_name}
            words={words}
            trouble={trouble}
            onRetry={() => void times.refetch()}
            hrefOfDay={(instant) => to({ date: localDay(instant, zone) })}
            hrefOfStart={hrefOfStart}
            earliest={weeks.first > weeks.today ? to({}) : null}
            labelledBy={heading}
          />
        )}
      </SlotsPane>
      {free?.stale && (
        <div className="booking-stale">
          <Banner>{t('booking.stale')}</Banner>
        </div>
      )}
      <ConfirmSection
        mentor={mentor}
        mentorId={loaded.availability.user.user_id}
        services={services}
        service={service}
        slot={choice.slot}
        lost={free !== null && trouble === null && choice.slot === null ? address.start : null}
        words={words}
        href={choice.slot === null ? to({}) : hrefOfStart(choice.slot.start)}
        hrefOfService={hrefOfService}
        onSlotLost={() => go({ date: choice.day })}
      />
    </div>
  );
}
