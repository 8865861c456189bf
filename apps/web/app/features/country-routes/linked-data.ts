type Named = readonly [name: string, address: string];

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
