import { Link, useRevalidator } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import type { FailedPart } from '../../api/failed-part.ts';
import { LoadingFailed } from '../errors/loading-failed.tsx';
import type { HomeMentor } from './load-home.server.ts';

/** Mentors with a free time soon, as a sheet of stamps. */
export function MentorSheet({ mentors }: { mentors: readonly HomeMentor[] | FailedPart }) {
  const t = useT();
  const { revalidate } = useRevalidator();
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
      <span className="small strong">{format.moment(mentor.next_available_at)}</span>
    </Link>
  );
}
