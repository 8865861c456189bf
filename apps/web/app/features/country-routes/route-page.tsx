import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths, type SearchQuery } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { ResultCard } from '../search/result-card.tsx';
import type { KnownRoute } from './load-route.server.ts';
import type { Fact, RouteFacts as Facts } from './route-facts.server.ts';
import { RouteHead, searchOf } from './route-head.tsx';
import { RelatedRoutes } from './route-links.tsx';

/** Portraits beyond these are below the first screen. */
const eagerCards = 2;

/** The page of a route from one country to another: the number of mentors, their universities, and the mentors. */
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

/** A route without mentors leads on to similar ones. */
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

/** The facts that this route's mentors have in common; each value links to the search for it. */
function RouteFacts({ loaded }: { loaded: KnownRoute }) {
  const t = useT();
  const { facts } = loaded;
  const search = searchOf(loaded);
  return (
    <section className="section wrap">
      <h2>{t('routes.facts')}</h2>
      <dl className="route-facts">
        <FactLinks
          title={t('routes.universities')}
          facts={facts.universities}
          toQuery={(value) => ({ ...search, university_ids: [value] })}
        />
        <FactLinks
          title={t('routes.degrees')}
          facts={facts.degrees}
          toQuery={(value) => ({ ...search, degree_ids: [value] })}
        />
        <FactLinks
          title={t('routes.topics')}
          facts={facts.topics}
          toQuery={(value) => ({ ...search, topics: [value] })}
        />
        {facts.languages.length > 0 && <Words title={t('routes.languages')}>{t.list(facts.languages)}</Words>}
        <Prices facts={facts} />
        {facts.years !== null && (
          <Words title={t('routes.years')}>
            {facts.years.first === facts.years.last
              ? facts.years.first
              : t('search.year_range', { from: String(facts.years.first), to: String(facts.years.last) })}
          </Words>
        )}
      </dl>
    </section>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface LinksProperties {
  title: string;
  facts: readonly Fact[];
  toQuery: (value: string) => SearchQuery;
}

function FactLinks({ title, facts, toQuery }: LinksProperties) {
  const t = useT();
  const format = useFormat();
  return (
    facts.length > 0 && (
      <Words title={title}>
        <ul>
          {facts.map(({ value, name, count }) => (
            <li key={value}>
              <Link className="link" to={paths.search(toQuery(value))}>
                {name}
              </Link>
              <span className="muted small" aria-hidden="true">
                {format.number(count)}
              </span>
              <span className="unseen">{t('home.routes_count', { count })}</span>
            </li>
          ))}
        </ul>
      </Words>
    )
  );
}

function Prices({ facts: { prices, mostly_free_first } }: { facts: Facts }) {
  const t = useT();
  const format = useFormat();
  if (prices === null) {
    return mostly_free_first && <Words title={t('routes.prices')}>{t('search.free')}</Words>;
  }
  const least = format.price(prices.least, prices.currency);
  const most = format.price(prices.most, prices.currency);
  return (
    <Words title={t('routes.prices')}>
      {least === most ? least : t('routes.price_range', { least, most })}
      {mostly_free_first && <span className="muted small route-free">{t('routes.free_first')}</span>}
    </Words>
  );
}
