import { LIMITS } from '@abroad/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import type { PublicProfile } from './load-profile.server.ts';
import { STARTS_BROUGHT, toNextTimes, type NextTimes as Times } from './services.ts';

interface Properties {
  loaded: PublicProfile;
  /** Slug of the chosen service. */
  service: string;
}

/** The next times of a service at the reader's waking hours; each leads to the calendar with that time chosen. */
export function NextTimes({ loaded, service }: Properties) {
  const t = useT();
  const { zone, format } = useViewer();
  const { data, error, refetch } = useNextTimes(loaded, service);
  return (
    <div className="next-times-part" aria-busy={data === undefined && error === null}>
      <header>
        <h3>{useTitle(data)}</h3>
        <p className="tiny muted">{t('profile.your_time', { place: zone === 'UTC' ? zone : format.city(zone) })}</p>
      </header>
      {data !== undefined ? (
        <TimeLinks slug={loaded.mentor.slug} service={service} times={data} />
      ) : error === null ? (
        <TimePlaces />
      ) : (
        <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

const hour = 3_600_000;

/** Names the hours that the times were chosen by. */
function useTitle(times: Times | undefined): string {
  const t = useT();
  const { zoneKnown, format } = useViewer();
  if (times?.onlyAtNight) {
    return t('profile.next_at_night');
  }
  return zoneKnown && (times === undefined || times.starts.length > 0)
    ? t('profile.next_by_day', {
        hours: format.timeRange(LIMITS.day_from_hour * hour, LIMITS.day_to_hour * hour, 'UTC'),
      })
    : t('profile.next_times');
}

function TimeLinks({ slug, service, times }: { slug: string; service: string; times: Times }) {
  const t = useT();
  const { format } = useViewer();
  const linkTo = (start: string) => paths.availability(slug, { event_type_slug: service, start });
  if (times.starts.length === 0) {
    return times.next === null ? (
      <p className="small">{t('profile.no_times')}</p>
    ) : (
      <Link className="next-time" to={linkTo(times.next)}>
        {format.moment(times.next)}
      </Link>
    );
  }
  return (
    <>
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
      <p className="tiny next-at-night">
        {times.night !== null && (
          <Link className="link" to={linkTo(times.night)}>
            {t('profile.also_at_night', { moment: format.momentWithin(times.night) })}
          </Link>
        )}
      </p>
    </>
  );
}

function TimePlaces() {
  return (
    <>
      <div className="next-times">
        {[1, 2, 3].map((place) => (
          <span key={place} className="next-time">
            <Skeleton shape="long" />
          </span>
        ))}
      </div>
      <p className="tiny next-at-night" />
    </>
  );
}

const minute = 60_000;

/**
 * The next times of a service. Those of the first came with the page, by the zone that the server knew of; others are fetched.
 */
function useNextTimes(loaded: PublicProfile, service: string) {
  const slug = loaded.mentor.slug;
  const viewer = useViewer();
  const zone = viewer.zoneKnown ? viewer.zone : null;
  const brought = service === loaded.first_service ? broughtTimes(loaded, zone) : null;
  return useQuery({
    queryKey: ['next-times', slug, service, zone],
    staleTime: minute,
    ...(brought !== null && { initialData: brought, initialDataUpdatedAt: loaded.now }),
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const query = { event_type_slug: service };
      return toNextTimes(await api.getAvailabilityBySlug({ params: { slug }, query, signal }), zone);
    },
  });
}

/** The times that came with the page; null if they say too little about the zone that the browser turned out to be in. */
function broughtTimes({ times, zone: known, starts }: PublicProfile, zone: string | null): Times | null {
  if (zone === known) {
    return times;
  }
  if (known !== null) {
    return null;
  }
  const chosen = toNextTimes(
    { available_slots: starts.map((start) => ({ start })), next_available_at: times.next },
    zone,
  );
  return chosen.onlyAtNight && starts.length === STARTS_BROUGHT ? null : chosen;
}
