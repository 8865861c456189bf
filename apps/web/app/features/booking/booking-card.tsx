import type { EventType } from '@abroad/contract/calendar';
import { useNavigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useViewerZone } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { addressOf, wantedDay, type BookingAddress } from './address.ts';
import { CalendarPane } from './calendar-pane.tsx';
import { choose } from './choice.ts';
import { ConfirmSection } from './confirm-section.tsx';
import type { LoadedAvailability } from './load-availability.server.ts';
import { localDay } from '../calendar/local-days.ts';
import { NoTimes } from './no-times.tsx';
import { ServiceSummary } from './service-summary.tsx';
import { SlotList } from './slot-list.tsx';
import { SlotsPane } from './slots-pane.tsx';
import { useClockWords } from './use-clock-words.ts';
import { useFreeTimes } from './use-free-times.ts';
import { weeksWith } from '../calendar/weeks.ts';

interface Properties {
  loaded: LoadedAvailability;
  service: EventType;
  address: BookingAddress;
}

/** Summary, calendar and slots side by side, and the confirmation at their foot. */
export function BookingCard({ loaded, service, address }: Properties) {
  const t = useT();
  const navigate = useNavigate();
  const zone = useViewerZone();
  const { mentor, services, now } = loaded;
  const weeks = weeksWith(wantedDay(address, zone), now, zone);
  const times = useFreeTimes({ slug: mentor.slug, service: service.slug, weeks, loaded });
  const free = times.data ?? null;
  const choice = choose(free, address, weeks, zone);
  const words = useClockWords({
    first_name: mentor.first_name,
    time_zone: free?.time_zone ?? loaded.availability.time_zone,
  });
  const slots = choice.day === null ? [] : (choice.days.get(choice.day) ?? []);
  const lastDay = localDay((free ?? loaded.availability).window_end, zone);

  const to = (part: Partial<BookingAddress>) => addressOf(mentor.slug, { service: address.service, ...part });
  const go = (part: Partial<BookingAddress>) => void navigate(to(part), { replace: true, preventScrollReset: true });
  const hrefOfStart = (start: string) => to({ date: choice.day, start });

  return (
    <div className="card booking">
      <ServiceSummary
        mentor={mentor}
        services={services}
        service={service}
        start={choice.slot?.start ?? null}
        now={now}
      />
      <CalendarPane
        weeks={weeks}
        counts={free === null ? null : new Map([...choice.days].map(([day, list]) => [day, list.length]))}
        chosen={choice.day}
        lastDay={lastDay}
        hrefOf={(day) => to({ date: day })}
        hrefOfWeeks={(first) => to({ from: first })}
        turnTo={(day) => go({ from: day })}
        now={now}
      />
      <SlotsPane day={choice.day} state={free !== null ? 'known' : times.isError ? 'failed' : 'loading'}>
        {(heading) =>
          times.isError && free === null ? (
            <FailureCard error={times.error} onRetry={() => void times.refetch()} />
          ) : choice.day === null ? (
            <NoTimes
              name={mentor.first_name}
              weeks={weeks}
              next={
                choice.next === null ? null : { start: choice.next, href: to({ date: localDay(choice.next, zone) }) }
              }
            />
          ) : slots.length === 0 ? (
            <p className="muted">{t('booking.empty_day')}</p>
          ) : (
            <SlotList
              slots={slots}
              chosen={choice.slot}
              hrefOf={(slot) => hrefOfStart(slot.start)}
              words={words}
              labelledBy={heading}
            />
          )
        }
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
        words={words}
        href={choice.slot === null ? to({}) : hrefOfStart(choice.slot.start)}
        onSlotLost={() => go({ date: choice.day })}
      />
    </div>
  );
}
