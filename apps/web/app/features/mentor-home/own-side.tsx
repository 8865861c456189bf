import type { OwnTimes } from '@abroad/contract/mentor-desk';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { useOwnName } from '../../session/use-own-name.ts';
import { ShareProfile } from '../share/share-button.tsx';

const never = () => () => undefined;

/** Beside the list: the mentor's link, and when they can be booked next. */
export function OwnSide({ slug, times }: { slug: string; times: OwnTimes | undefined }) {
  const t = useT();
  const name = useOwnName();
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => '',
  );
  const path = paths.mentorProfile(slug);
  return (
    <aside className="desk-side">
      <section className="card side-card" aria-labelledby="own-link">
        <header className="desk-title">
          <h2 id="own-link">{t('mentoring.own_link')}</h2>
          <ShareProfile slug={slug} name={name} />
        </header>
        <Link className="side-link" to={path} dir="ltr">
          {host}
          <wbr />
          {path}
        </Link>
      </section>
      <section className="card side-card" aria-labelledby="own-next">
        <header className="desk-title">
          <h2 id="own-next">{t('mentoring.next_available')}</h2>
          <Link className="link small strong" to={paths.myAvailabilitySettings()}>
            {t('mentoring.add_times')}
          </Link>
        </header>
        <NextAvailable times={times} />
      </section>
    </aside>
  );
}

const HOUR_MS = 60 * 60_000;

function NextAvailable({ times }: { times: OwnTimes | undefined }) {
  const t = useT();
  const format = useFormat();
  if (times === undefined) {
    return <span className="skeleton skeleton-long" />;
  }
  const [first] = times.available;
  if (first === undefined) {
    return <p className="muted">{t('mentoring.no_times')}</p>;
  }
  const length = times.available.reduce((sum, { start, end }) => sum + Date.parse(end) - Date.parse(start), 0);
  return (
    <>
      <p className="strong">{format.at(first.start)}</p>
      <p className="small muted">
        {t('mentoring.hours_week', { hours: format.number(Math.round((length / HOUR_MS) * 10) / 10) })}
      </p>
    </>
  );
}
