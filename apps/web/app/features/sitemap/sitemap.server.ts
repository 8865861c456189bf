import { escapeHtml } from '@abroad/contract/escape-html';
import type { Client } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import { paths } from '../../lib/paths.ts';
import { routeSlug } from '../../lib/route-slug.server.ts';

// The sitemap protocol 0.9 (sitemaps.org): an index of files, each small enough to be read at once.

const open = [
  paths.home(),
  paths.search(),
  paths.countryRoutes(),
  paths.mentorSignUp(),
  paths.prospectSignUp(),
  paths.terms(),
  paths.privacy(),
  paths.howRankingWorks(),
  paths.reviewsPolicy(),
  paths.rules(),
  paths.transparency(),
];

/** The list of files: the pages, and the mentors in as many parts as the API says. */
export async function sitemapIndex(api: Client, origin: string, signal: AbortSignal): Promise<string> {
  // The last possible part is empty, but has the number of parts.
  const { parts } = await api.listMentorAddresses({ query: { part: LIMITS.sitemap_parts_max }, signal });
  const files = ['pages', ...Array.from({ length: parts }, (_, index) => `mentors-${index + 1}`)];
  return write(
    'sitemapindex',
    files.map((name) => entry('sitemap', `${origin}${paths.sitemapFile(name)}`)),
  );
}

/** @returns null if there is no file of this name. */
export async function sitemapFile(
  api: Client,
  origin: string,
  name: string,
  signal: AbortSignal,
): Promise<string | null> {
  const part = /^mentors-([1-9]\d{0,4})$/.exec(name)?.[1];
  if (name !== 'pages' && part === undefined) {
    return null;
  }
  const addresses =
    part === undefined ? [...open, ...(await routes(api, signal))] : await mentors(api, Number(part), signal);
  if (addresses === null) {
    return null;
  }
  return write(
    'urlset',
    addresses.map((path) => entry('url', `${origin}${path}`)),
  );
}

/** The pages of routes that have mentors, those with the most mentors as far as there is room. */
async function routes(api: Client, signal: AbortSignal): Promise<string[]> {
  const { routes: gone } = await api.listPopularRoutes({ query: { limit: LIMITS.routes_max }, signal });
  return gone.flatMap(({ origin_country_code: origin, destination_country_code: destination }) => {
    const slug = routeSlug({ origin, destination });
    return slug === null ? [] : [paths.countryRoute(slug)];
  });
}

async function mentors(api: Client, part: number, signal: AbortSignal): Promise<string[] | null> {
  if (part > LIMITS.sitemap_parts_max) {
    return null;
  }
  const { parts, slugs } = await api.listMentorAddresses({ query: { part }, signal });
  return part > parts ? null : slugs.map((slug) => paths.mentorProfile(slug));
}

const entry = (kind: 'url' | 'sitemap', address: string) => `<${kind}><loc>${escapeHtml(address)}</loc></${kind}>`;

const write = (kind: 'urlset' | 'sitemapindex', entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${kind}>`,
    '',
  ].join('\n');
