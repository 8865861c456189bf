import type { Client } from '@abroad/contract/client';
import { LIMITS } from '@abroad/contract/limits';
import { expect, test } from 'vitest';
import { sitemapFile, sitemapIndex } from './sitemap.server.ts';

const route = (origin_country_code: string, destination_country_code: string) => ({
  origin_country_code,
  destination_country_code,
  mentor_count: 1,
  next_available_at: null,
});
const PARTS = 3;
const api = {
  listPopularRoutes: () => Promise.resolve({ routes: [route('VN', 'NL'), route('XX', 'NL')] }),
  listMentorAddresses: ({ query: { part = 1 } = {} }: { query?: { part?: number } } = {}) =>
    Promise.resolve({ parts: PARTS, slugs: part > PARTS ? [] : [`mentor-${part}`, 'a&b'] }),
} as unknown as Client;
const { signal } = new AbortController();
const file = (name: string) => sitemapFile(api, 'https://am.example', name, signal);
const addresses = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('[R-14] the index names a file of pages and one for each part of the mentors', async () => {
  const xml = await sitemapIndex(api, 'https://am.example', signal);
  expect(xml).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(addresses(xml)).toEqual(
    ['pages', 'mentors-1', 'mentors-2', 'mentors-3'].map((name) => `https://am.example/sitemap/${name}.xml`),
  );
});

test('[R-14] a file has open pages and routes between known countries, or the profiles of its part', async () => {
  const pages = addresses(await file('pages'));
  expect(pages).toEqual(expect.arrayContaining(['https://am.example/', 'https://am.example/routes']));
  expect(pages.filter((address) => address?.includes('-to-'))).toEqual([
    'https://am.example/routes/vietnam-to-netherlands',
  ]);
  expect(addresses(await file('mentors-2'))).toEqual([
    'https://am.example/mentor-2/mentor-profile',
    'https://am.example/a%26b/mentor-profile',
  ]);
});

test('what is no file is none', async () => {
  for (const name of [
    'mentors-4',
    'mentors-0',
    `mentors-${LIMITS.sitemap_parts_max + 1}`,
    'mentors-',
    'mentors-1x',
    '',
  ]) {
    expect(await file(name), name).toBeNull();
  }
});
