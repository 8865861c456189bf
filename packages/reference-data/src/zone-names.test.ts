import { expect, test } from 'vitest';
import { ar } from './names/cities/ar.ts';
import { es } from './names/cities/es.ts';
import { fr } from './names/cities/fr.ts';
import { hi } from './names/cities/hi.ts';
import { vi } from './names/cities/vi.ts';
import { zh } from './names/cities/zh.ts';
import { ar as arCountries } from './names/zone-countries/ar.ts';
import { es as esCountries } from './names/zone-countries/es.ts';
import { fr as frCountries } from './names/zone-countries/fr.ts';
import { hi as hiCountries } from './names/zone-countries/hi.ts';
import { vi as viCountries } from './names/zone-countries/vi.ts';
import { zh as zhCountries } from './names/zone-countries/zh.ts';
import { offsetLabel, zoneCity, zoneName } from './zone-names.ts';

const inAll = (zone: string) => [undefined, fr, es, vi, zh, hi, ar].map((cities) => zoneCity(zone, cities));

test('[U-25] a zone is called by a city in the reader’s language', () => {
  expect(inAll('Europe/London')).toEqual(['London', 'Londres', 'Londres', 'London', '伦敦', 'लंदन', 'لندن']);
  expect(inAll('Asia/Ho_Chi_Minh')).toEqual(['Hanoi', 'Hanoï', 'Hanói', 'Hà Nội', '河内', 'हनोई', 'هانوي']);
  expect(zoneCity('America/New_York', fr)).toBe('New York');
  expect(zoneCity('Antarctica/Vostok', zh)).toBe('Vostok');
});

test('[U-25] a zone has one city under the name before and the present one', () => {
  const pairs = [
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['Asia/Rangoon', 'Asia/Yangon'],
    ['Europe/Kiev', 'Europe/Kyiv'],
  ] as const;
  for (const [before, present] of pairs) {
    expect(inAll(before), present).toEqual(inAll(present));
  }
});

test.each(Object.entries({ zh, hi, ar }))('[U-25] in %s no zone’s city is in Latin letters', (_language, cities) => {
  const zones = Intl.supportedValuesOf('timeZone').filter(
    (zone) => !/^(Antarctica|Arctic|Etc|America\/(Indiana|Kentucky|North_Dakota))\/|^UTC$/.test(zone),
  );
  expect(zones.filter((zone) => /[a-z]/i.test(zoneCity(zone, cities)))).toEqual([]);
});

const WORDS = {
  en: undefined,
  fr: { cities: fr, countries: frCountries },
  es: { cities: es, countries: esCountries },
  vi: { cities: vi, countries: viCountries },
  zh: { cities: zh, countries: zhCountries },
  hi: { cities: hi, countries: hiCountries },
  ar: { cities: ar, countries: arCountries },
};

test.each([
  ['Asia/Kolkata', ['India time', 'Inde', 'India', 'Giờ Ấn Độ', '印度时间', 'भारत समय', 'توقيت الهند']],
  [
    'Asia/Ho_Chi_Minh',
    ['Vietnam time', 'Viêt Nam', 'Vietnam', 'Giờ Việt Nam', '越南时间', 'वियतनाम समय', 'توقيت فيتنام'],
  ],
  ['Asia/Shanghai', ['China time', 'Chine', 'China', 'Giờ Trung Quốc', '中国时间', 'चीन समय', 'توقيت الصين']],
  [
    'Asia/Hong_Kong',
    ['Hong Kong time', 'Hong Kong', 'Hong Kong', 'Giờ Hồng Kông', '香港时间', 'हाँग काँग समय', 'توقيت هونغ كونغ'],
  ],
  [
    'America/New_York',
    ['New York time', 'New York', 'Nueva York', 'Giờ New York', '纽约时间', 'न्यूयॉर्क समय', 'توقيت نيويورك'],
  ],
])('[U-21] the zone %s is called by its country where one time holds there, else by its city', (zone, names) => {
  expect(Object.entries(WORDS).map(([language, words]) => zoneName(zone, language, words))).toEqual(names);
});

test('[U-21] a zone is called the same under the name before and the present one', () => {
  expect(zoneName('Asia/Calcutta', 'en')).toBe(zoneName('Asia/Kolkata', 'en'));
  expect(zoneName('Asia/Saigon', 'en')).toBe(zoneName('Asia/Ho_Chi_Minh', 'en'));
  expect(zoneName('Europe/Kiev', 'en')).toBe(zoneName('Europe/Kyiv', 'en'));
});

test.each([
  [0, 'GMT'],
  [420, 'GMT+7'],
  [345, 'GMT+5:45'],
  [-210, 'GMT−3:30'],
])('an offset of %i minutes is written %s', (minutes, label) => {
  expect(offsetLabel(minutes)).toBe(label);
});
