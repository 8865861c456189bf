import { COUNTRIES } from '@abroad/reference-data/countries';
import { expect, test } from 'vitest';
import { readRouteSlug, routeSlug } from './route-slug.server.ts';

test('a route is called by the English names of its countries, without marks and articles', () => {
  expect(routeSlug({ origin: 'VN', destination: 'NL' })).toBe('vietnam-to-netherlands');
  expect(routeSlug({ origin: 'TT', destination: 'CI' })).toMatch(/^trinidad-and-tobago-to-cote-d-ivoire$/);
  expect(routeSlug({ origin: 'VN', destination: 'XX' })).toBeNull();
});

test('every country has a slug of its own, and every route is read back from its slug', () => {
  for (const { code } of COUNTRIES) {
    const other = code === 'NL' ? 'VN' : 'NL';
    for (const route of [
      { origin: code, destination: other },
      { origin: other, destination: code },
    ]) {
      const slug = routeSlug(route) ?? '';
      expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(readRouteSlug(slug), slug).toEqual(route);
    }
  }
});

test('other ways to write a route are understood, and what is none is not', () => {
  const route = { origin: 'VN', destination: 'NL' };
  expect(readRouteSlug('Vietnam-to-Netherlands')).toEqual(route);
  expect(readRouteSlug('vietnam-to-the-netherlands')).toEqual(route);
  for (const slug of ['', 'vietnam', 'vietnam-to-', 'vietnam-to-vietnam', 'atlantis-to-netherlands', 'a-to-b-to-c']) {
    expect(readRouteSlug(slug), slug).toBeNull();
  }
});
