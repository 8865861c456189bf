import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths, type SearchQuery } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import type { KnownRoute } from './load-route.server.ts';
import { searchOf } from './route-head.tsx';
import type { Fact, RouteFacts as Facts } from './route-facts.server.ts';

/** What those who went this way have in common; each value leads to the search for it. */
export function RouteFacts({ loaded }: { loaded: KnownRoute }) {
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
        {facts.languages.length > 0 && <Words title={t('routes.languages')}>{facts.languages.join(', ')}</Words>}
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
