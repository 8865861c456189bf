import { noonOf } from '../calendar/local-days.ts';
import { CalendarDay, type DayState } from './calendar-day.tsx';
import { rowsOf, type Weeks } from '../calendar/weeks.ts';
import { useDayFocus } from '../calendar/use-day-focus.ts';
import { useFormat } from '../../lib/viewer.tsx';

export interface CalendarGridProperties {
  weeks: Weeks;
  /** How many slots each day has; null while that is not known. */
  counts: ReadonlyMap<number, number> | null;
  /** The day whose slots are shown. */
  chosen: number | null;
  /** The last day that can be booked, or null while that is not known. */
  lastDay: number | null;
  hrefOf: (day: number) => string;
  /** Shows the weeks with a day that is not on show. */
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
      // A table is what a date grid of the ARIA practices is made of.
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
