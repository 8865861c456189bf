import { expect, test } from 'vitest';
import { loadMessages } from '../../locales/index.ts';
import { searchable } from '../../ui/searchable.ts';
import { listZones } from './zone-list.ts';

const now = Date.parse('2026-11-20T09:18:00Z');
const found = (query: string, locale = 'en') =>
  listZones(now, 'Asia/Ho_Chi_Minh', locale)
    .filter((item) =>
      searchable(query)
        .split(' ')
        .every((word) => item.terms.includes(word)),
    )
    .map((item) => item.id);

test('zones stand from west to east', () => {
  const zones = listZones(now, 'UTC', 'en').map((item) => item.id);
  const places = ['America/Los_Angeles', 'Europe/Berlin', 'Asia/Tokyo'].map((zone) => zones.indexOf(zone));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('the present zone is in the list under its own name', () => {
  expect(found('hanoi')).toContain('Asia/Ho_Chi_Minh');
});

test('[U-25] cities and countries are called and found as in the page’s language, and in English', async () => {
  await loadMessages('zh');
  const tokyo = listZones(now, 'UTC', 'zh').find(({ id }) => id === 'Asia/Tokyo');
  expect(tokyo).toMatchObject({ label: '东京', detail: '日本 · GMT+9' });
  for (const query of ['东京', '日本', 'tokyo', 'japan']) {
    expect(found(query, 'zh'), query).toContain('Asia/Tokyo');
  }
});

test.each([
  ['sao paulo', 'America/Sao_Paulo'],
  ['Boston', 'America/New_York'],
  ['utc+9', 'Asia/Tokyo'],
  ['netherlands', 'Europe/Amsterdam'],
])('%s finds %s', (query, zone) => {
  expect(found(query)).toContain(zone);
});
