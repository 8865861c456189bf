import { expect, test } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { mayBeInEea } from './eea.ts';

const inEea = (country: string | null, time_zone: string) => mayBeInEea({ country, time_zone });

test('[T-151] a country or a time zone of the European Economic Area is enough', () => {
  expect(inEea('NL', 'Asia/Ho_Chi_Minh')).toBe(true);
  expect(inEea('VN', 'Europe/Amsterdam')).toBe(true);
  expect(inEea('IS', 'America/New_York')).toBe(true);
  expect(inEea('RE', 'Indian/Reunion')).toBe(true);
  expect(inEea(null, 'Atlantic/Azores')).toBe(true);
});

test('[T-151] other countries and zones are outside, also those in Europe', () => {
  for (const [country, zone] of [
    ['GB', 'Europe/London'],
    ['CH', 'Europe/Zurich'],
    ['NG', 'Africa/Lagos'],
    ['UA', 'Europe/Kyiv'],
    ['VN', 'Etc/GMT-7'],
  ] as const) {
    expect(inEea(country, zone), zone).toBe(false);
  }
  expect(inEea(null, 'Europe/London')).toBe(false);
});

test('[T-151] who gives no country and a zone that is nowhere may be there', () => {
  expect(['UTC', 'Etc/GMT-1', 'CET'].map((zone) => inEea(null, zone))).toEqual([true, true, true]);
});

test('[T-151] its 30 countries and the zones of each are known', () => {
  const members = COUNTRIES.filter(({ code }) => inEea(code, 'Africa/Lagos'));
  expect(members.length).toBeGreaterThanOrEqual(30);
  for (const { code } of members) {
    const zones = (new Intl.Locale(`und-${code}`) as { getTimeZones?: () => string[] }).getTimeZones?.() ?? [];
    expect(
      zones.filter((zone) => !inEea(null, zone)),
      code,
    ).toEqual([]);
  }
});
