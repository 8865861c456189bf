import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { DotMap } from '../../ui/dot-map.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { frameOf } from './map-frame.ts';
import type { ProfileView } from './profile-view.ts';

interface Properties {
  mentor: ProfileView;
  /** At the corner of the picture. */
  children?: ReactNode;
}

/** Who this is: the route, the name and the studies, on the night ground. */
export function ProfileHead({ mentor, children }: Properties) {
  const t = useT();
  const { route, studies } = mentor;
  return (
    <div className="profile-head">
      <RouteMap route={route} />
      <div className="wrap">
        <div className="stamp-place">
          <Stamp src={mentor.image} srcSet={mentor.image_set} name={mentor.name} size="large" />
          {children}
        </div>
        <div className="profile-name">
          {route && (
            <RouteLine
              origin={route.origin}
              destination={route.destination}
              label={t('profile.route_spoken', { from: route.from, to: route.to })}
            />
          )}
          <h1>{mentor.name}</h1>
          {studies && <p>{studies.degree ? t('profile.studies', studies) : studies.school}</p>}
          <Reputation mentor={mentor} />
        </div>
      </div>
    </div>
  );
}

function RouteMap({ route }: { route: ProfileView['route'] }) {
  const viewBox = route && frameOf(route.origin_country_code, route.destination_country_code);
  if (!route || !viewBox) {
    return null;
  }
  const arc = { origin: route.origin_country_code, destination: route.destination_country_code };
  return <DotMap className="profile-map unprinted" routes={[arc]} viewBox={viewBox} />;
}

/** Only what there is: a new mentor has no rating, and nobody writes zero. */
function Reputation({ mentor: { rating, review_count, session_count } }: { mentor: ProfileView }) {
  const t = useT();
  const format = useFormat();
  const words = [
    rating !== null && review_count > 0
      ? t('profile.rating', { rating: format.rating(rating), count: review_count })
      : null,
    session_count > 0 ? t('profile.sessions', { count: session_count }) : null,
  ].filter((part) => part !== null);
  return words.length > 0 && <p className="small">{words.join(' · ')}</p>;
}
