import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isReservedSlug } from './look-alikes.ts';

const ROUTES = new URL('../../../../web/app/routes.ts', import.meta.url);

test('no first segment of a page’s address can be a slug', () => {
  const segments = [...readFileSync(ROUTES, 'utf8').matchAll(/^ {2}route\(\s*'([\w.-]+)/gm)].map(
    (match) => match[1] ?? '',
  );
  expect(segments).toContain('sign-in');
  // A slug has no full stop, so files are safe.
  expect(segments.filter((segment) => !segment.includes('.') && !isReservedSlug(segment))).toEqual([]);
});

test('attack 17: the segments that are named in the specification are reserved, whatever their case', () => {
  const named =
    'search sign-in sign-up mentor prospect my-profile my-prospect-profile success fail bookings terms privacy';
  for (const segment of `${named} api dev settings assets admin about help Search MENTOR`.split(' ')) {
    expect(isReservedSlug(segment)).toBe(true);
  }
  expect(isReservedSlug('linh-tran')).toBe(false);
});
