import type { Booking } from '@abroad/contract/bookings';
import type { OwnTimes } from '@abroad/contract/mentor-desk';
import { useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';
import { noonOf } from '../calendar/local-days.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import type { MentorHome } from './use-mentor-home.ts';
import './week.css';
import { WEEK_DAYS, weekDays, type WeekDay, type WeekEntry } from './week-days.ts';

const NO_BOOKINGS: readonly Booking[] = [];
const NO_TIMES: OwnTimes = { available: [], busy: [], off: [] };

/** The seven days from today on: sessions, times that can be booked, and what calendars say. */
export function Week({ home }: { home: MentorHome }) {
  const t = useT();
  const id = useId();
  const { today, sessions, times } = home;
  const failed = [sessions, times].find(({ data, error }) => data === undefined && error !== null);
  const isLoading = times.data === undefined && failed === undefined;
  return (
    <section aria-labelledby={id} aria-busy={isLoading}>
      <header className="desk-title">
        <h2 id={id}>{t('mentoring.week')}</h2>
        <Link className="link small strong" to={paths.myAvailabilitySettings()}>
          {t('mentoring.week_edit')}
        </Link>
      </header>
      {failed === undefined ? (
        <WeekList today={today} sessions={sessions.data?.items ?? NO_BOOKINGS} times={times.data} />
      ) : (
        <FailureCard error={failed.error} onRetry={() => Promise.all([sessions.refetch(), times.refetch()])} />
      )}
    </section>
  );
}

interface ListProperties {
  /** See `local-days.ts`. */
  today: number;
  sessions: readonly Booking[];
  /** Undefined while they are loading. */
  times: OwnTimes | undefined;
}

/** The days in columns; on a phone in rows. */
export function WeekList({ today, sessions, times }: ListProperties) {
  const { zone } = useViewer();
  return (
    <ol className="desk-week card">
      {weekDays(today, zone, sessions, times ?? NO_TIMES).map((day) => (
        <Day key={day.day} day={day} isToday={day.day === today} isLoading={times === undefined} />
      ))}
    </ol>
  );
}

/** The placeholder, as high as a week with little in it. */
export function WeekWaiting() {
  return (
    <div className="desk-week card" aria-hidden="true">
      {Array.from({ length: WEEK_DAYS }, (_, day) => (
        <div key={day} className="desk-day">
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}

interface DayProperties {
  day: WeekDay;
  isToday: boolean;
  isLoading: boolean;
}

function Day({ day: { day, entries, available_h: hours, isOff }, isToday, isLoading }: DayProperties) {
  const t = useT();
  const { format } = useViewer();
  const noon = noonOf(day);
  const gist =
    hours > 0
      ? t('mentoring.hours_available', { hours: format.number(hours) })
      : isOff
        ? t('mentoring.day_off')
        : t(isToday ? 'mentoring.none_left' : 'mentoring.none_available');
  return (
    <li className={classNames('desk-day', isToday && 'desk-today')} aria-current={isToday ? 'date' : undefined}>
      <p className="desk-date">
        <span>{isToday ? t('format.today') : format.weekday(noon, 'short', 'UTC')}</span>
        <b>{new Date(noon).getUTCDate()}</b>
      </p>
      {entries.length > 0 && (
        <ul className="desk-entries">
          {entries.map((entry) => (
            <li key={`${entry.kind} ${entry.start}`}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
      <p className="desk-gist">{isLoading ? <span className="skeleton" /> : gist}</p>
    </li>
  );
}

function Entry({ entry }: { entry: WeekEntry }) {
  const t = useT();
  const { format } = useViewer();
  if (entry.kind === 'session') {
    return (
      <Link className="desk-entry" to={paths.booking(entry.booking.id)}>
        <b>{format.time(entry.start)}</b> <bdi>{otherSide(entry.booking).first_name}</bdi>
      </Link>
    );
  }
  const range = format.timeRange(entry.start, entry.end);
  if (entry.kind === 'available') {
    return (
      <Link className="desk-entry desk-available" to={paths.myAvailabilitySettings()}>
        <b>{range}</b> <span className="unseen">{t('mentoring.available')}</span>
      </Link>
    );
  }
  return (
    <span className="desk-entry desk-busy">
      {entry.isAllDay ? (
        t('mentoring.busy_all_day')
      ) : (
        <>
          <b>{range}</b> <span>{t('mentoring.busy')}</span>
        </>
      )}
    </span>
  );
}
