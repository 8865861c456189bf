import { expect, test } from 'vitest';
import { ar } from './names/cities/ar.ts';
import { es } from './names/cities/es.ts';
import { fr } from './names/cities/fr.ts';
import { hi } from './names/cities/hi.ts';
import { vi } from './names/cities/vi.ts';
import { zh } from './names/cities/zh.ts';
import { zoneCity } from './zone-names.ts';

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
