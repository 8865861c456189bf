import type { Client } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import { paths } from '../../lib/paths.ts';

/** As many profiles as the search can page through within its limit of requests for one answer. */
const pagesRead = 10;

/** Addresses worth finding, by the sitemap protocol 0.9: the open pages, popular routes and mentor profiles. */
export async function sitemap(api: Client, origin: string, signal: AbortSignal): Promise<string> {
  const [routes, profiles] = await Promise.all([popularSearches(api, signal), profileAddresses(api, signal)]);
  const open = [
    paths.home(),
    paths.search(),
    paths.mentorSignUp(),
    paths.prospectSignUp(),
    paths.terms(),
    paths.privacy(),
  ];
  const urls = [...open, ...routes, ...profiles].map(
    (path) => `<url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

async function popularSearches(api: Client, signal: AbortSignal): Promise<string[]> {
  const { routes } = await api.listPopularRoutes({ signal });
  return routes.map(({ origin_country_code, destination_country_code }) =>
    paths.search({
      origin_country_codes: [origin_country_code],
      destination_country_codes: [destination_country_code],
    }),
  );
}

async function profileAddresses(api: Client, signal: AbortSignal): Promise<string[]> {
  const read = (page: number) =>
    api.searchProfiles({ query: { sort_by: 'recommended', page, page_size: LIMITS.page_size_max }, signal });
  const first = await read(1);
  const more = Array.from({ length: Math.min(first.total_pages, pagesRead) - 1 }, (_, index) => index + 2);
  const pages = [first, ...(await Promise.all(more.map(read)))];
  return pages.flatMap(({ profiles }) => profiles.map(({ slug }) => paths.mentorProfile(slug)));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
