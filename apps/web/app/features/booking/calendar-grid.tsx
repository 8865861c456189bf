import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';
import { noonOf, toDate } from '../calendar/local-days.ts';
import { useDayFocus } from '../calendar/use-day-focus.ts';
import { rowsOf, type Weeks } from '../calendar/weeks.ts';

export interface CalendarGridProperties {
  weeks: Weeks;
  /** The number of slots of each day; null while unknown. */
  counts: ReadonlyMap<number, number> | null;
  /** The day whose slots are shown. */
  chosen: number | null;
  /** The last day that can be booked, or null while that is not known. */
  lastDay: number | null;
  hrefOf: (day: number) => string;
  /** Shows the weeks of a day that is not visible. */
  turnTo: (day: number) => void;
  /** Epoch milliseconds. */
  now: number;
  labelledBy: string;
}

/** The days of the weeks as a grid (WAI-ARIA date grid): one tab stop, and arrows from day to day. */
export function CalendarGrid(properties: CalendarGridProperties) {
  const { weeks, counts, chosen, hrefOf, labelledBy } = properties;
  const format = useFormat();
  const rows = rowsOf(weeks);
  const { grid, onKeyDown, tabIndexOf } = useDayFocus(properties);
  return (
    <table
      className="calendar"
      // A date grid of the ARIA practices is a table.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={counts === null}
      ref={grid}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {rows[0]?.map((day) => (
            <th key={day} scope="col" abbr={format.weekday(noonOf(day), 'long', 'UTC')}>
              {format.weekday(noonOf(day), 'short', 'UTC')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((day) => (
              <td key={day} aria-selected={day === chosen}>
                <CalendarDay
                  day={day}
                  state={stateOf(day, properties)}
                  count={counts?.get(day) ?? 0}
                  isToday={day === weeks.today}
                  isFirst={day === weeks.first}
                  isChosen={day === chosen}
                  href={hrefOf(day)}
                  tabIndex={tabIndexOf(day)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function stateOf(day: number, { weeks, counts }: CalendarGridProperties): DayState {
  if (day < weeks.today) {
    return 'past';
  }
  if (counts === null) {
    return 'unknown';
  }
  return (counts.get(day) ?? 0) > 0 ? 'free' : 'none';
}

type DayState = 'free' | 'none' | 'past' | 'unknown';

interface DayStateProperties {
  day: number;
  state: DayState;
  /** The number of its slots. */
  count: number;
  isToday: boolean;
  isFirst: boolean;
  isChosen: boolean;
  href: string;
  tabIndex: number | undefined;
}

const dayWords = { none: 'booking.day_none', past: 'booking.day_past', unknown: 'booking.day_unknown' } as const;

/** A day of the calendar: a link to its slots, or a date with the reason why it has none. */
function CalendarDay({ day, state, count, isToday, isFirst, isChosen, href, tabIndex }: DayStateProperties) {
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
  const spoken = state === 'free' ? t('booking.day_times', { day: date, count }) : t(dayWords[state], { day: date });
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
