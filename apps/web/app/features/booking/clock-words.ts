import { offsetLabel } from '@abroad/reference-data/zone-names';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';
import { offsetMinutes } from '../../lib/time-zone.ts';
import { localDay, type Slot } from '../calendar/local-days.ts';

interface Reader {
  t: Translate;
  /** IANA zone. */
  zone: string;
  format: Format;
}

export interface OtherClock {
  first_name: string;
  time_zone: string;
}

/** The words about slots on the reader's clock and on the mentor's. */
export function createClockWords(mentor: OtherClock, reader: Reader) {
  const { t, zone, format } = reader;
  const there = mentor.time_zone;
  const city = format.city(there);
  const isOtherDay = (start: string) => localDay(start, zone) !== localDay(start, there);
  const sameClock = (start: string) =>
    offsetMinutes(Date.parse(start), zone) === offsetMinutes(Date.parse(start), there);

  return {
    /** `19:30`; with the offset for a time that occurs twice on its day. */
    slotTime(start: string, isRepeated: boolean): string {
      const time = format.time(start);
      const offset = offsetLabel(offsetMinutes(Date.parse(start), zone));
      return isRepeated ? t('booking.slot_offset', { time, offset }) : time;
    },

    /** `13:30 in Amsterdam`, with the day if it is another; null if both clocks show the same time. */
    slotThere(start: string): string | null {
      if (sameClock(start)) {
        return null;
      }
      const values = { day: format.day(start, there), time: format.time(start, there), city };
      return t(isOtherDay(start) ? 'booking.slot_there_day' : 'booking.slot_there', values);
    },

    /** `Fri 27 Nov, 19:30` */
    moment: (start: string) => format.at(start),

    /** `Fri 27 Nov, 19:30–20:15 your time` */
    yours: ({ start, end }: Slot) =>
      t('booking.your_time', { day: format.day(start), range: format.timeRange(start, end) }),

    /** `13:30–14:15 for Linh in Amsterdam` */
    theirs({ start, end }: Slot): string {
      const values = {
        day: format.day(start, there),
        range: format.timeRange(start, end, there),
        name: mentor.first_name,
        city,
      };
      return t(isOtherDay(start) ? 'booking.their_time_day' : 'booking.their_time', values);
    },
  };
}

export type ClockWords = ReturnType<typeof createClockWords>;
