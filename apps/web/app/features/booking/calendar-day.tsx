import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';
import { noonOf, toDate } from '../calendar/local-days.ts';

export type DayState = 'free' | 'none' | 'past' | 'unknown';

interface Properties {
  day: number;
  state: DayState;
  /** How many slots it has. */
  count: number;
  isToday: boolean;
  isFirst: boolean;
  isChosen: boolean;
  href: string;
  tabIndex: number | undefined;
}

const words = { none: 'booking.day_none', past: 'booking.day_past', unknown: 'booking.day_unknown' } as const;

/** A day of the calendar: a link to its slots, or a date that says why it leads nowhere. */
export function CalendarDay({ day, state, count, isToday, isFirst, isChosen, href, tabIndex }: Properties) {
  const t = useT();
  const format = useFormat();
  const noon = noonOf(day);
  const number = new Date(noon).getUTCDate();
  const date = format.longDay(noon, 'UTC');
  const note = isToday ? t('booking.today') : isFirst || number === 1 ? format.shortMonth(noon, 'UTC') : null;
  const common = {
    className: classNames('calendar-day', `calendar-day-${state}`, isChosen && 'calendar-day-chosen'),
    tabIndex,
    'data-day': toDate(day),
    'aria-current': isToday ? ('date' as const) : undefined,
  };
  const spoken = state === 'free' ? t('booking.day_times', { day: date, count }) : t(words[state], { day: date });
  const face = (
    <>
      <span aria-hidden="true">
        {number}
        {note && <small>{note}</small>}
      </span>
      <span className="unseen">{spoken}</span>
    </>
  );
  if (state !== 'free') {
    return (
      <button {...common} type="button" aria-disabled="true">
        {face}
      </button>
    );
  }
  return (
    <Link {...common} to={href} replace preventScrollReset>
      {face}
    </Link>
  );
}
