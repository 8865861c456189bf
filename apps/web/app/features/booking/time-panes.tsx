import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useViewerZone } from '../../lib/viewer.tsx';
import { Banner } from '../../ui/banner.tsx';
import { localDay } from '../calendar/local-days.ts';
import type { BookingAddress } from './address.ts';
import { CalendarPane } from './calendar-pane.tsx';
import type { ClockWords } from './clock-words.ts';
import { DaySlots } from './day-slots.tsx';
import { SlotsPane } from './slots-pane.tsx';
import type { Times } from './use-times.ts';

interface Properties {
  times: Times;
  mentorName: string;
  words: ClockWords;
  /** The last instant that can be booked; null while that is not known. */
  windowEnd: string | null;
  /** The link to another choice on this page. */
  to: (part: Partial<BookingAddress>) => string;
  go: (part: Partial<BookingAddress>) => void;
  /** The way to another zone without scripts. */
  plainZoneWay: ReactNode;
  now: number;
}

/** The calendar and the slots of a day, side by side. */
export function TimePanes({ times, mentorName, words, windowEnd, to, go, plainZoneWay, now }: Properties) {
  const t = useT();
  const zone = useViewerZone();
  const { weeks, free, choice, trouble } = times;
  return (
    <>
      <CalendarPane
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
