import type { Client } from '@abroad/contract/client';

type Calls = Pick<Client, 'listCountries' | 'searchUniversities'>;

/**
 * Turns what was typed into the finder without choosing from its lists (`from`, `to`: always so without scripts) into
 * the search page's own filters. A text that names no place becomes a keyword, so that nothing typed is lost.
 * @returns the address to go on to, or null when it has nothing of the kind.
 */
export async function resolveFinder(api: Calls, address: URL): Promise<string | null> {
  const from = address.searchParams.get('from');
  const to = address.searchParams.get('to');
  if (from === null && to === null) {
    return null;
  }
  const search = new URLSearchParams(address.searchParams);
  search.delete('from');
  search.delete('to');
  const found = [...(await originOf(api, from?.trim() ?? '')), ...(await destinationOf(api, to?.trim() ?? ''))];
  found.forEach(([name, value]) => search.append(name, value));
  return search.size === 0 ? address.pathname : `${address.pathname}?${search}`;
}

type Filter = [name: string, value: string];

async function originOf(api: Calls, text: string): Promise<Filter[]> {
  if (text === '') {
    return [];
  }
  const [country] = await api.listCountries({ query: { search: text, limit: 1 } });
  return [country === undefined ? ['keyword', text] : ['origin_country_codes', country.code]];
}

async function destinationOf(api: Calls, text: string): Promise<Filter[]> {
  if (text === '') {
    return [];
  }
  const [country] = await api.listCountries({ query: { search: text, limit: 1 } });
  if (country !== undefined) {
    return [['destination_country_codes', country.code]];
  }
  const { universities } = await api.searchUniversities({ query: { name: text, page: 1, page_size: 1 } });
  return [universities[0] === undefined ? ['keyword', text] : ['university_ids', universities[0].id]];
}
