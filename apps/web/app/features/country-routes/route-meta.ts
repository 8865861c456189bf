import type { MetaDescriptor } from 'react-router';
import { capitalise } from '../../lib/capitalise.ts';
import { createTranslate, type Translate } from '../../lib/i18n.tsx';
import { pageTags } from '../../lib/page-tags.ts';
import { paths } from '../../lib/paths.ts';
import type { KnownRoute, LoadedRoute } from './load-route.server.ts';
import type { LoadedRoutes } from './load-routes.server.ts';

const schoolsNamed = 3;

/** Title and description of a route for search engines and tabs. */
export function routeMeta(loaded: LoadedRoute): MetaDescriptor[] {
  const t = createTranslate(loaded.locale);
  if (loaded.route === null) {
    return [{ title: t('layout.title', { page: t('routes.unknown') }) }];
  }
  const { origin, slug, route, total_count } = loaded;
  const names = { from: route.from, to: route.to };
  if (total_count === 0) {
    return [
      { title: t('layout.title', { page: t('routes.empty_title', names) }) },
      { name: 'robots', content: 'noindex' },
    ];
  }
  const title = capitalise(t('routes.page_title', { ...names, count: total_count }));
  const url = `${origin}${paths.countryRoute(slug)}`;
  return [
    ...pageTags({ title, description: descriptionOf(loaded, t), url }, t),
    {
      'script:ld+json': breadcrumbs(origin, [
        [t('routes.home'), paths.home()],
        [t('routes.title'), paths.countryRoutes()],
        [capitalise(t('search.route', names)), paths.countryRoute(slug)],
      ]),
    },
    {
      'script:ld+json': itemList(
        title,
        total_count,
        loaded.cards.map((card) => [card.name, `${origin}${paths.mentorProfile(card.slug)}`]),
      ),
    },
  ];
}

function descriptionOf({ route, total_count, facts }: KnownRoute, t: Translate): string {
  const schools = facts.universities.slice(0, schoolsNamed).map(({ name }) => name);
  const words = { from: route.from, to: route.to, count: total_count };
  return schools.length === 0
    ? t('routes.description', words)
    : t('routes.description_schools', { ...words, schools: t.list(schools) });
}

/** The same for the page with all routes. */
export function routesMeta({ locale, origin, canonical, routes }: LoadedRoutes): MetaDescriptor[] {
  const t = createTranslate(locale);
  const title = t('routes.title');
  return [
    ...pageTags({ title, description: t('routes.lede'), url: canonical }, t),
    {
      'script:ld+json': breadcrumbs(origin, [
        [t('routes.home'), paths.home()],
        [title, paths.countryRoutes()],
      ]),
    },
    {
      'script:ld+json': itemList(
        title,
        routes.length,
        routes.map((route) => [
          capitalise(t('search.route', { from: route.from, to: route.to })),
          `${origin}${paths.countryRoute(route.slug)}`,
        ]),
      ),
    },
  ];
}

type Named = readonly [name: string, address: string];

/** Returns a page's position in the site as a BreadcrumbList of schema.org; addresses are paths, from the first page on. */
const breadcrumbs = (origin: string, pages: readonly Named[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: pages.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

/** A list of pages, as schema.org has an ItemList. */
const itemList = (name: string, numberOfItems: number, items: readonly Named[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems,
  itemListElement: items.map(([item, url], index) => ({ '@type': 'ListItem', position: index + 1, name: item, url })),
});
