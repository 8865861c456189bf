import { Suspense, useEffect, useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { fetchCountries } from '../../api/fetch-countries.ts';
import { useT } from '../../lib/i18n.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { noonOf } from '../calendar/local-days.ts';
import { daysShown } from '../calendar/weeks.ts';
import { laterPart } from '../errors/later-part.tsx';
import { CalendarGrid, type CalendarGridProperties } from './calendar-grid.tsx';

type Properties = Omit<CalendarGridProperties, 'labelledBy'> & {
  /** The title of the page, where it stands here. */
  title?: string;
  /** The link to the weeks that begin with a day. */
  hrefOfWeeks: (first: number) => string;
  /** The link to another zone without scripts. */
  plainZoneWay: ReactNode;
};

/** The second pane: five weeks, the links to others, and the zone in which they are shown. */
export function CalendarPane({ title, hrefOfWeeks, plainZoneWay, ...grid }: Properties) {
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
        {title !== undefined && <h1>{title}</h1>}
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

/** A link to the next or previous weeks; without an address there are none in that direction. */
function Turn({ icon, label, to }: { icon: IconName; label: string; to: string | null }) {
  return to === null ? (
    <IconButton icon={icon} label={label} disabled />
  ) : (
    <Link className="icon-button" to={to} replace preventScrollReset aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

const ZonePicker = laterPart(async () => {
  const [picker] = await Promise.all([import('../forms/zone-picker.tsx'), fetchCountries()]);
  return picker;
});

interface ZoneFieldProperties {
  now: number;
  /** The link to another zone without scripts. */
  plainWay: ReactNode;
}

/** The zone in which slots are shown, with its time now. The list of zones is fetched when the user wants another. */
function ZoneField({ now, plainWay }: ZoneFieldProperties) {
  const t = useT();
  const hydrated = useHydrated();
  const id = useId();
  const [isChoosingZone, setChoosingZone] = useState(false);
  const { zone, chooseZone, format } = useViewer();
  const present = usePresent(now);
  const words = (of: string) => t('booking.zone_now', { zone: format.zone(of), time: format.time(present, of) });
  const face = (
    <>
      <span>{words(zone)}</span>
      <Icon name="down" />
    </>
  );
  const closed = (
    <button
      type="button"
      className="input select-face"
      aria-labelledby={`${id}-label ${id}`}
      id={id}
      aria-haspopup="listbox"
      onClick={() => setChoosingZone(true)}
    >
      {face}
    </button>
  );
  return (
    <div className="field booking-zone">
      <span className="field-label" id={`${id}-label`}>
        {t('booking.zone')}
      </span>
      {!hydrated ? (
        <>
          <span className="booking-zone-still">{words(zone)}</span>
          <noscript>{plainWay}</noscript>
        </>
      ) : isChoosingZone ? (
        <Suspense fallback={closed}>
          <ZonePicker
            id={id}
            labelledBy={`${id}-label`}
            zone={zone}
            onChange={chooseZone}
            words={words}
            now={present}
          />
        </Suspense>
      ) : (
        closed
      )}
    </div>
  );
}

const minute = 60_000;

/** The time of the answer, then that of the device, minute by minute. */
function usePresent(answered: number): number {
  const [present, setPresent] = useState(answered);
  useEffect(() => {
    const look = () => setPresent(Math.floor(Date.now() / minute) * minute);
    look();
    const timer = setInterval(look, minute / 4);
    return () => clearInterval(timer);
  }, []);
  return present;
}
