import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import type { FailedPart } from '../../api/failed-part.ts';
import { LoadingFailed } from '../errors/loading-failed.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { priceWords } from '../search/price-words.ts';
import type { HomeMentor } from './load-mentors.server.ts';

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

function MentorTile({ mentor }: { mentor: HomeMentor }) {
  const t = useT();
  const format = useFormat();
  const { route } = mentor;
  return (
    <Link className="mentor-tile" to={paths.mentorProfile(mentor.slug)}>
      <Stamp src={mentor.image} srcSet={mentor.image_set} name={mentor.name} size="sheet" lazy />
      {route && (
        <RouteLine
          origin={route.origin}
          destination={route.destination}
          label={t('home.route_spoken', { from: route.from, to: route.to })}
        />
      )}
      <div>
        <h3>{mentor.name}</h3>
        <p className="small muted">{mentor.studies}</p>
      </div>
      <div>
        <p className="small strong">{format.moment(mentor.available_at)}</p>
        <p className="small muted">
          {priceWords(mentor, t, format)} <ApproximatePrice price={mentor.price_from} currency={mentor.currency} />
        </p>
      </div>
    </Link>
  );
}
