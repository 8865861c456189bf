import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { CalendarGrid, type CalendarGridProperties } from './calendar-grid.tsx';
import { noonOf } from '../calendar/local-days.ts';
import { daysShown } from '../calendar/weeks.ts';
import { ZoneField } from './zone-field.tsx';

type Properties = Omit<CalendarGridProperties, 'labelledBy'> & {
  /** The link to the weeks that begin with a day. */
  hrefOfWeeks: (first: number) => string;
  /** The way to another zone without scripts. */
  plainZoneWay: ReactNode;
};

/** The second pane: five weeks, the way to others, and the zone in which they are shown. */
export function CalendarPane({ hrefOfWeeks, plainZoneWay, ...grid }: Properties) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { weeks, lastDay } = grid;
  const words = (day: number) => format.dayMonth(noonOf(day), 'UTC');
  const isFirst = weeks.first <= weeks.today;
  const isLast = lastDay !== null && weeks.last >= lastDay;
  return (
    <section aria-labelledby={id}>
      <div className="booking-weeks">
        <h2 id={id} aria-live="polite">
          {t('booking.weeks', { first: words(weeks.first), last: words(weeks.last) })}
        </h2>
        <nav className="booking-turn" aria-labelledby={id}>
          <Turn
            icon="arrow_back"
            label={t('booking.earlier')}
            to={isFirst ? null : hrefOfWeeks(weeks.first - daysShown)}
          />
          <Turn icon="arrow_on" label={t('booking.later')} to={isLast ? null : hrefOfWeeks(weeks.last + 1)} />
        </nav>
      </div>
      <CalendarGrid {...grid} labelledBy={id} />
      <ZoneField now={grid.now} plainWay={plainZoneWay} />
    </section>
  );
}

/** Turns the leaf; null where there is nothing more in that direction. */
function Turn({ icon, label, to }: { icon: IconName; label: string; to: string | null }) {
  return to === null ? (
    <IconButton icon={icon} label={label} disabled />
  ) : (
    <Link className="icon-button" to={to} replace preventScrollReset aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}
