import { useId, type ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useViewer, useViewerZone } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { localDay, noonOf } from '../calendar/local-days.ts';
import type { BookingAddress } from './address.ts';
import { CalendarPane } from './calendar-pane.tsx';
import type { ClockWords } from './clock-words.ts';
import { DaySlots } from './day-slots.tsx';
import type { Times } from './use-times.ts';

interface Properties {
  /** The title of the page, where it stands here. */
  title?: string;
  times: Times;
  mentorName: string;
  words: ClockWords;
  /** The last instant that can be booked; null while that is not known. */
  windowEnd: string | null;
  /** The link to another choice on this page. */
  to: (part: Partial<BookingAddress>) => string;
  go: (part: Partial<BookingAddress>) => void;
  /** The link to another zone without scripts. */
  plainZoneWay: ReactNode;
  now: number;
}

/** The calendar and the slots of a day, side by side. */
export function TimePanes({ title, times, mentorName, words, windowEnd, to, go, plainZoneWay, now }: Properties) {
  const t = useT();
  const zone = useViewerZone();
  const { weeks, free, choice, trouble } = times;
  return (
    <>
      <CalendarPane
        {...(title !== undefined && { title })}
        weeks={weeks}
        counts={free === null ? null : new Map([...choice.days].map(([day, list]) => [day, list.length]))}
        chosen={choice.day}
        lastDay={windowEnd === null ? null : localDay(windowEnd, zone)}
        hrefOf={(day) => to({ date: day })}
        hrefOfWeeks={(first) => to({ from: first })}
        turnTo={(day) => go({ from: day })}
        plainZoneWay={plainZoneWay}
        now={now}
      />
      <SlotsPane day={choice.day} state={free !== null ? 'known' : trouble !== null ? 'failed' : 'loading'}>
        {(heading) => (
          <DaySlots
            choice={choice}
            weeks={weeks}
            mentorName={mentorName}
            words={words}
            trouble={trouble}
            onRetry={times.askAgain}
            hrefOfDay={(instant) => to({ date: localDay(instant, zone) })}
            hrefOfStart={(start) => to({ date: choice.day, start })}
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
    </>
  );
}

interface SlotsPaneProperties {
  /** The day whose slots are shown, or null if the weeks have none. */
  day: number | null;
  state: 'loading' | 'known' | 'failed';
  /** Given the id of the heading. */
  children: (headingId: string) => ReactNode;
}

/** The third pane: the day, how clocks are written, and its slots. */
function SlotsPane({ day, state, children }: SlotsPaneProperties) {
  const t = useT();
  const { clock, chooseClock, format } = useViewer();
  const id = useId();
  return (
    <section className="booking-slots" aria-labelledby={id} aria-busy={state === 'loading'}>
      <div className="booking-day">
        <h2 id={id} aria-live="polite">
          {day === null ? (
            <span className={state === 'known' ? undefined : 'unseen'}>
              {t(
                state === 'loading' ? 'booking.loading' : state === 'failed' ? 'errors.title' : 'booking.no_day_title',
              )}
            </span>
          ) : (
            format.day(noonOf(day), 'UTC')
          )}
        </h2>
        <Segments
          label={t('booking.clock')}
          value={clock}
          options={[
            { value: '12', label: t('booking.clock_12') },
            { value: '24', label: t('booking.clock_24') },
          ]}
          onChange={chooseClock}
        />
      </div>
      {state === 'loading' ? <SlotSkeletons /> : children(id)}
    </section>
  );
}

function SlotSkeletons() {
  return (
    <div className="slot-list">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="slot slot-waiting">
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}
