import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import type { FailedPart } from '../../api/failed-part.ts';
import { LoadingFailed } from '../errors/loading-failed.tsx';
import type { HomeMentor } from './home-mentor.ts';
import { MentorTile } from './mentor-tile.tsx';

interface Properties {
  mentors: readonly HomeMentor[] | FailedPart;
  /** The zone by which they were chosen; null if the server did not know the visitor's. */
  zone: string | null;
}

/** Mentors who are available soon, as a sheet of stamps. */
export function MentorSheet({ mentors, zone }: Properties) {
  const t = useT();
  const { revalidate } = useRevalidator();
  useOwnHours(zone);
  return (
    <section className="section wrap">
      <header>
        <h2>{t('home.mentors_title')}</h2>
        <Link className="link small strong" to={paths.search({ sort_by: 'next_available' })}>
          {t('home.mentors_all')}
        </Link>
      </header>
      {'status' in mentors ? (
        <LoadingFailed failure={mentors} onRetry={revalidate} />
      ) : mentors.length === 0 ? (
        <p className="muted">{t('home.mentors_empty')}</p>
      ) : (
        <ul className="mentor-sheet">
          {mentors.map((mentor) => (
            <li key={mentor.slug}>
              <MentorTile mentor={mentor} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Chooses again if the visitor's clock differs from the one that the server used, as on a first visit. */
function useOwnHours(zone: string | null): void {
  const { zone: own, zoneKnown } = useViewer();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (zoneKnown && own !== zone) void revalidate();
  }, [own, zone, zoneKnown, revalidate]);
}
