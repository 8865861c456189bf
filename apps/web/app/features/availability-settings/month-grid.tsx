import type { TimeOff } from '@abroad/contract/time-off';
import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import '../calendar/calendar.css';
import { mondayOf, noonOf, toDate } from '../calendar/local-days.ts';
import { useDayFocus } from '../calendar/use-day-focus.ts';
import type { ScheduleDraft } from './hours-draft.ts';
import { useRangeWords } from './range-words.ts';

/** Planning further ahead than two years is rarely needed. */
const furthest = 730;
const known = new Map<number, number>();

interface Properties {
  draft: ScheduleDraft;
  /** Closes the days of every schedule. */
  timesOff: readonly TimeOff[];
  /** The present day in the schedule's zone. */
  today: number;
  /** The days that are being changed, both included. */
  chosen: { first: number; last: number } | null;
  onChoose: (day: number) => void;
}

/** A month's days with their hours (WAI-ARIA date grid): one tab stop, and arrows from day to day. */
export function MonthGrid({ draft, timesOff, today, chosen, onChoose }: Properties) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [shown, setShown] = useState(chosen?.first ?? today);
  const [followed, setFollowed] = useState(chosen?.first ?? null);
  // A day that was typed is shown, and another leaf may be turned to after that.
  if (chosen !== null && chosen.first !== followed) {
    setFollowed(chosen.first);
    setShown(chosen.first);
  }
  const month = monthOf(shown);
  const weeks = { first: month.first, last: month.last, today };
  const { grid, onKeyDown, tabIndexOf } = useDayFocus({
    weeks,
    chosen: chosen?.first ?? null,
    lastDay: today + furthest,
    counts: known,
    turnTo: setShown,
  });
  const turn = (by: number) => setShown(Math.max(monthOf(shown, by).start, monthOf(today).start));
  return (
    <div>
      <div className="month-head">
        <h4 id={id} aria-live="polite">
          {format.month(noonOf(month.start), 'UTC')}
        </h4>
        <div className="row">
          <IconButton
            icon="arrow_back"
            label={t('hours.month_before')}
            disabled={month.start <= today}
            onClick={() => turn(-1)}
          />
          <IconButton icon="arrow_on" label={t('hours.month_after')} onClick={() => turn(1)} />
        </div>
      </div>
      <table
        className="calendar"
        // A date grid of the ARIA practices is a table.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby={id}
        ref={grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {rowsOfMonth(month)[0]?.map((day) => (
              <th key={day} scope="col" abbr={format.weekday(noonOf(day), 'long', 'UTC')}>
                {format.weekday(noonOf(day), 'short', 'UTC')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOfMonth(month).map((row) => (
            <tr key={row[0]}>
              {row.map((day) => {
                const isChosen = chosen !== null && day >= chosen.first && day <= chosen.last;
                return (
                  <td key={day} aria-selected={isChosen}>
                    <MonthDay
                      day={day}
                      draft={draft}
                      isAway={timesOff.some((off) => off.first_date <= toDate(day) && toDate(day) <= off.last_date)}
                      isToday={day === today}
                      isPast={day < today}
                      isChosen={isChosen}
                      isOutside={monthOf(day).start !== month.start}
                      tabIndex={tabIndexOf(day)}
                      onChoose={() => onChoose(day)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProperties {
  day: number;
  draft: ScheduleDraft;
  isAway: boolean;
  isToday: boolean;
  isPast: boolean;
  isChosen: boolean;
  /** Of another month than the leaf's. */
  isOutside: boolean;
  tabIndex: number | undefined;
  onChoose: () => void;
}

function MonthDay({ day, draft, isAway, isToday, isPast, isChosen, isOutside, tabIndex, onChoose }: DayProperties) {
  const t = useT();
  const format = useFormat();
  const words = useRangeWords();
  const date = toDate(day);
  const own = draft.dated[date];
  const usual = draft.days[day - mondayOf(day)];
  const ranges = own ?? (usual?.on ? usual.ranges : []);
  const usualKind = ranges.length > 0 ? 'free' : 'none';
  const ownKind = own?.length === 0 ? 'closed' : 'special';
  const kind = isAway ? 'away' : own === undefined ? usualKind : ownKind;
  const note = kind === 'free' || kind === 'none' ? null : t(`hours.mark_${kind}`);
  const name = format.longDay(noonOf(day), 'UTC');
  const values = { day: name, hours: words(ranges) };
  const spoken = isPast ? t('hours.day_past', values) : t(`hours.day_${kind}`, values);
  return (
    <button
      type="button"
      className={classNames(
        'calendar-day',
        `calendar-day-${isPast ? 'past' : kind}`,
        isChosen && 'calendar-day-chosen',
        isOutside && 'calendar-day-outside',
      )}
      data-day={date}
      tabIndex={tabIndex}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isPast || undefined}
      onClick={isPast ? undefined : onChoose}
    >
      <span aria-hidden="true">
        {new Date(noonOf(day)).getUTCDate()}
        {!isPast && note && <small>{note}</small>}
      </span>
      <span className="unseen">{spoken}</span>
    </button>
  );
}

/** A month of a calendar, in days since 1970 (see `local-days.ts`). */
interface Month {
  /** The first of the month. */
  start: number;
  /** The Monday on or before it, and the Sunday on or after its last day. */
  first: number;
  last: number;
}

const firstOf = (year: number, month: number) => Math.floor(Date.UTC(year, month, 1) / 86_400_000);

/** Returns the month of a day, or the one `turns` months later. */
function monthOf(day: number, turns = 0): Month {
  const date = new Date(noonOf(day));
  const start = firstOf(date.getUTCFullYear(), date.getUTCMonth() + turns);
  const next = firstOf(date.getUTCFullYear(), date.getUTCMonth() + turns + 1);
  return { start, first: mondayOf(start), last: mondayOf(next - 1) + 6 };
}

/** The rows of a month's leaf, Monday to Sunday. */
function rowsOfMonth({ first, last }: Month): number[][] {
  return Array.from({ length: (last - first + 1) / 7 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => first + week * 7 + day),
  );
}
