import type { MetaDescriptor } from 'react-router';
import type { Translate } from '../../lib/i18n.tsx';

type Named = readonly [name: string, address: string];

/** What a page says of itself to tabs, search engines and other sites. */
export function pageTags(
  { title, description, url }: { title: string; description: string; url: string },
  t: Translate,
): MetaDescriptor[] {
  return [
    { title: t('layout.title', { page: title }) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: t('layout.product') },
    { name: 'twitter:card', content: 'summary' },
  ];
}

/** Where a page stands in the site, as schema.org has a BreadcrumbList; addresses are paths, the first page's first. */
export const breadcrumbs = (origin: string, pages: readonly Named[]) => ({
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
export const itemList = (name: string, numberOfItems: number, items: readonly Named[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems,
  itemListElement: items.map(([item, url], index) => ({ '@type': 'ListItem', position: index + 1, name: item, url })),
});
