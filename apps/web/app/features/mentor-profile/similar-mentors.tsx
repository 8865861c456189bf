import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RouteLine } from '../../ui/route-line.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { priceWords } from '../search/price-words.ts';
import type { PublicProfile } from './load-profile.server.ts';
import type { SimilarMentor } from './load-similar.server.ts';

/** Other mentors to look at, and the page of the route; nothing where there are none. */
export function SimilarMentors({ loaded: { mentor, similar, route_slug } }: { loaded: PublicProfile }) {
  const t = useT();
  const ofRoute = mentor.route !== null && route_slug !== null && (
    <p className="small">
      <Link className="link" to={paths.countryRoute(route_slug)}>
        {t('routes.more_mentors', { from: mentor.route.from, to: mentor.route.to })}
      </Link>
    </p>
  );
  if (similar.length === 0) {
    return ofRoute;
  }
  return (
    <section className="similar-mentors unprinted" aria-labelledby="similar-title">
      <header>
        <h2 id="similar-title">{t('profile.similar')}</h2>
        {ofRoute}
      </header>
      <ul>
        {similar.map((one) => (
          <li key={one.slug}>
            <SimilarCard mentor={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SimilarCard({ mentor }: { mentor: SimilarMentor }) {
  const t = useT();
  const format = useFormat();
  const { route, reason, next } = mentor;
  return (
    <article className="card similar-mentor">
      <Stamp src={mentor.image} srcSet={mentor.image_set} name={mentor.name} size="tiny" lazy />
      <div className="similar-mentor-name">
        <h3>
          <Link to={paths.mentorProfile(mentor.slug)}>{mentor.name}</Link>
        </h3>
        {route !== null && (
          <RouteLine
            origin={route.origin}
            destination={route.destination}
            label={t('profile.route_spoken', { from: route.from, to: route.to })}
          />
        )}
      </div>
      <p className="similar-mentor-reason small">
        <Icon name="check" />
        <span>
          {reason.kind === 'route'
            ? t('profile.similar_route')
            : t(`profile.similar_${reason.kind}`, { name: reason.name })}
        </span>
      </p>
      <p className="similar-mentor-facts small">
        <span>
          {priceWords(mentor, t, format)} <ApproximatePrice price={mentor.price_from} currency={mentor.currency} />
        </span>
        <span className="strong">{next === null ? t('search.fully_booked') : format.moment(next)}</span>
      </p>
    </article>
  );
}
