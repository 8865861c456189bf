import type { ReactNode } from 'react';
import { useT, type Translate } from '../../lib/i18n.tsx';
import { monthWords } from '../../lib/months.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import type { StationView } from './present-stations.ts';

interface Properties {
  stations: readonly StationView[];
  /** More about a stop, below it and its actions. */
  renderMore?: (station: StationView) => ReactNode;
  /** Renders the owner's actions on a stop. */
  renderActions?: (station: StationView) => ReactNode;
  /** Renders a replacement for a stop, such as the form that changes it; null for none. */
  renderInstead?: (station: StationView) => ReactNode;
}

/** A person's studies and jobs, the latest first. Those abroad are filled like a destination, and say so in words. */
export function ProfilePath({ stations, renderMore, renderActions, renderInstead }: Properties) {
  return (
    <ol className="profile-path">
      {stations.map((station) => {
        const instead = renderInstead?.(station) ?? null;
        return (
          <li key={station.id} className={classNames(station.is_abroad && 'profile-path-abroad')}>
            {instead === null ? (
              <Stop station={station} more={renderMore?.(station)} actions={renderActions?.(station)} />
            ) : (
              <div className="profile-path-instead">{instead}</div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Stop({ station, more, actions }: { station: StationView; more: ReactNode; actions: ReactNode }) {
  const t = useT();
  const { locale } = useViewer();
  return (
    <>
      <div>
        <h3 className="line-as-written" dir="auto">
          {station.title}
        </h3>
        {station.detail && (
          <p className="line-as-written" dir="auto">
            {station.detail}
          </p>
        )}
        {station.place && (
          <p className="small muted line-as-written" dir="auto">
            {station.place}
          </p>
        )}
        {station.is_abroad && <Tag tone="sky">{t('profile.abroad')}</Tag>}
      </div>
      <span className="profile-path-when">
        {periodWords(station, t, locale)}
        {actions}
      </span>
      {more && <div className="profile-path-more">{more}</div>}
    </>
  );
}

/** `Sep 2019 – Jul 2021`, `Oct 2021 – now`, or as much as is known. */
export function periodWords(
  { start_date, end_date, is_current }: Pick<StationView, 'start_date' | 'end_date' | 'is_current'>,
  t: Translate,
  locale: string,
): string {
  const start = start_date === null ? null : monthWords(start_date, locale);
  const end = is_current ? t('profile.now') : end_date === null ? null : monthWords(end_date, locale);
  if (start === null) {
    return end === null || is_current ? '' : t('profile.until', { end });
  }
  return end === null ? t('profile.since', { start }) : t('profile.period', { start, end });
}
