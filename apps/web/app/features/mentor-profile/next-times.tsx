import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import type { PublicProfile } from './load-profile.server.ts';
import type { NextTimes as Times } from './services.ts';
import { useNextTimes } from './use-next-times.ts';

interface Properties {
  loaded: PublicProfile;
  /** Slug of the chosen service. */
  service: string;
}

/** The next free times of a service on the reader's clock; each leads to the calendar with that time chosen. */
export function NextTimes({ loaded, service }: Properties) {
  const t = useT();
  const { zone, format } = useViewer();
  const { data, error, refetch } = useNextTimes(loaded, service);
  return (
    <div aria-busy={data === undefined && error === null}>
      <h3 className="next-times-title">{t('profile.next_times')}</h3>
      {data !== undefined ? (
        <TimeLinks slug={loaded.mentor.slug} service={service} times={data} />
      ) : error === null ? (
        <TimePlaces />
      ) : (
        <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
      )}
      <p className="tiny muted">{t('profile.your_zone', { zone: format.zone(zone) })}</p>
    </div>
  );
}

function TimeLinks({ slug, service, times }: { slug: string; service: string; times: Times }) {
  const t = useT();
  const { format } = useViewer();
  const linkTo = (start: string) => paths.availability(slug, { event_type_slug: service, start });
  if (times.starts.length > 0) {
    return (
      <ul className="next-times">
        {times.starts.map((start) => (
          <li key={start}>
            <Link className="next-time" to={linkTo(start)}>
              {format.time(start)}
              <small>{format.relativeDay(start)}</small>
            </Link>
          </li>
        ))}
      </ul>
    );
  }
  return times.next === null ? (
    <p className="small">{t('profile.no_times')}</p>
  ) : (
    <Link className="next-time" to={linkTo(times.next)}>
      {format.moment(times.next)}
    </Link>
  );
}

function TimePlaces() {
  return (
    <div className="next-times">
      {[1, 2, 3].map((place) => (
        <span key={place} className="next-time">
          <Skeleton shape="long" />
        </span>
      ))}
    </div>
  );
}
