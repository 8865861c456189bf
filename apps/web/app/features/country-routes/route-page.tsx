import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ResultCard } from '../search/result-card.tsx';
import type { KnownRoute } from './load-route.server.ts';
import { RouteFacts } from './route-facts.tsx';
import { RouteHead, searchOf } from './route-head.tsx';
import { RelatedRoutes } from './route-links.tsx';

/** Portraits beyond these are below the first screen. */
const eagerCards = 2;

/** The page of a way from one country to another: how many have gone it, where they studied, and who they are. */
export function RoutePage({ loaded }: { loaded: KnownRoute }) {
  const t = useT();
  const { cards, total_count: count } = loaded;
  return (
    <main id="main" tabIndex={-1}>
      <RouteHead loaded={loaded} />
      <RouteFacts loaded={loaded} />
      <section className="section wrap">
        <header>
          <h2>{t('routes.mentors')}</h2>
          <Link className="link small strong" to={paths.search(searchOf(loaded))}>
            {t('routes.all', { count })}
          </Link>
        </header>
        <ol className="results" aria-label={t('search.results')}>
          {cards.map((card, index) => (
            <li key={card.slug}>
              <ResultCard card={card} lazy={index >= eagerCards} />
            </li>
          ))}
        </ol>
        {count > cards.length && (
          <p className="route-more">
            <ButtonLink to={paths.search(searchOf(loaded))}>{t('routes.all', { count })}</ButtonLink>
          </p>
        )}
      </section>
      <Related loaded={loaded} />
    </main>
  );
}

/** A route that nobody has gone leads on to those that come near it. */
export function EmptyRoute({ loaded }: { loaded: KnownRoute }) {
  const t = useT();
  const { route, related } = loaded;
  const names = { from: route.from, to: route.to };
  const isKnown = related.same_destination.length > 0;
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap page stack">
        <h1>{t('routes.empty_title', names)}</h1>
        <p className="muted">{t('routes.empty_text')}</p>
        <div className="row">
          {isKnown && (
            <ButtonLink to={paths.search({ destination_country_codes: [route.destination_country_code] })}>
              {t('routes.to_destination', names)}
            </ButtonLink>
          )}
          <ButtonLink {...(isKnown ? { kind: 'line' as const } : {})} to={paths.countryRoutes()}>
            {t('routes.title')}
          </ButtonLink>
        </div>
      </div>
      <Related loaded={loaded} />
    </main>
  );
}

function Related({ loaded: { route, related } }: { loaded: KnownRoute }) {
  const t = useT();
  return (
    <>
      <RelatedRoutes title={t('routes.same_destination', { to: route.to })} routes={related.same_destination} />
      <RelatedRoutes title={t('routes.same_origin', { from: route.from })} routes={related.same_origin} />
    </>
  );
}
