import { expect, test } from 'vitest';
import { rankScore } from './rank-score.ts';
import { searchDocument } from './search-document.ts';
import type { SearchableMentor } from './searchable-mentor.ts';

const TUM = { name: 'Technical University of Munich', aliases: ['TUM', 'Technische Universität München'] };
const MENTOR: SearchableMentor = {
  profile: {
    id: 'p',
    auth_user_id: 'u',
    origin_country_code: 'VN',
    headline: 'Grid analyst',
    about: 'I grew up in Hà Nội.',
    topics_can_discuss: null,
    profile_image_url: null,
    topics: ['visa-and-permits'],
    languages: ['vi'],
    rating: null,
    review_count: 0,
    session_count: 0,
    created_at: '2026-01-01T00:00:00Z',
    active_at: '2026-10-30T00:00:00Z',
    next_available_at: null,
  },
  user: { first_name: 'Đức Anh', last_name: 'Vũ' },
  educations: [
    {
      school: 'TU München',
      university_id: 'tum',
      country_code: 'DE',
      degree_id: null,
      field_of_study: 'Informatics',
      start_date: '2019-10-01',
      is_study_abroad: true,
      proofs: [],
    },
  ],
  experiences: [{ organisation: 'Isarwerk', title: 'Engineer' }],
  event_types: [
    { price_minor: 0, currency: 'EUR', is_active: true },
    { price_minor: 2800, currency: 'EUR', is_active: true },
    { price_minor: 100, currency: 'EUR', is_active: false },
  ],
  universities: new Map([['tum', TUM]]),
};
const NOW = Date.parse('2026-11-01T00:00:00Z');
const RATES = { base: 'EUR', as_of: '2026-11-01', rates: { USD: 1.25, INR: 100 } };
const row = searchDocument(MENTOR, NOW, RATES);
const has = (word: string, weight: string) => row.words.includes(`'${weight.toLowerCase()}${word}' `);

test('weighs names above schools, those above work, and texts last', () => {
  expect(has('duc', 'A') && has('vu', 'A') && has('ducanh', 'A')).toBe(true);
  expect(has('munchen', 'B') && has('muenchen', 'B') && has('tum', 'B') && has('informatics', 'B')).toBe(true);
  expect(has('isarwerk', 'C') && has('visa', 'C') && has('grid', 'C')).toBe(true);
  expect(has('noi', 'D')).toBe(true);
});

/** The values of filters of a mentor with these studies. */
const filtersOf = (educations: SearchableMentor['educations']) => {
  const { filters } = searchDocument({ ...MENTOR, educations }, NOW, RATES);
  return filters
    .replaceAll("'", '')
    .split(' ')
    .filter((value) => !/^[*oplfkK]/.test(value));
};
const [ABROAD] = MENTOR.educations as [SearchableMentor['educations'][number]];
const AT_HOME = { ...ABROAD, is_study_abroad: false, university_id: 'hust', country_code: 'VN', degree_id: 'bsc' };
const LATER = { ...ABROAD, university_id: 'eth', country_code: 'CH', degree_id: 'msc', start_date: '2023-09-01' };

test('[U-09] filters of studies are about the study abroad; a study at home adds only its own values', () => {
  expect(filtersOf([ABROAD])).toEqual(['tDE', 'utum', 'y2019']);
  expect(filtersOf([ABROAD, AT_HOME])).toEqual(['tDE', 'utum', 'y2019', 'Uhust', 'Gbsc']);
  expect(filtersOf([AT_HOME])).toEqual(['Uhust', 'Gbsc', 'Y2019']);
});

test('[U-09] a mentor with several studies abroad is found by each of the studies, too', () => {
  expect(filtersOf([ABROAD, LATER, AT_HOME])).toEqual([
    'tDE', 'tCH', 'utum', 'ueth', 'gmsc', 'y2019', 'y2023', 'Uhust', 'Gbsc', 'm',
    'satDE', 'sautum', 'say2019', 'sbtCH', 'sbueth', 'sbgmsc', 'sby2023',
  ]); // oxfmt-ignore
});

test('the price is the lowest of an active service that costs something, and 0 where all are free', () => {
  expect(row).toMatchObject({ price_from: 28, currency: 'EUR', price_worth: 35 });
  expect(searchDocument({ ...MENTOR, event_types: MENTOR.event_types.slice(0, 1) }, NOW, RATES).price_from).toBe(0);
  expect(searchDocument({ ...MENTOR, event_types: [] }, NOW, RATES).price_from).toBeNull();
});

test('[U-10] of prices in several currencies the lowest is the one that is worth the least, and never one without a rate', () => {
  const priceOf = (...prices: [number, string][]) => {
    const event_types = prices.map(([price_minor, currency]) => ({ price_minor, currency, is_active: true }));
    const { price_from, currency, price_worth } = searchDocument({ ...MENTOR, event_types }, NOW, RATES);
    return [price_from, currency, price_worth];
  };
  expect(priceOf([2800, 'EUR'], [95_000, 'INR'], [100, 'CHF'])).toEqual([950, 'INR', 11.875]);
  expect(priceOf([300, 'CHF'], [200, 'CHF'])).toEqual([2, 'CHF', null]);
});

test('the score is that of the profile at the requested time', () => {
  const timing = { created_at: Date.parse(MENTOR.profile.created_at), active_at: Date.parse(MENTOR.profile.active_at) };
  const quality = { ...MENTOR.profile, ...timing, next_available_at: null, complete_parts: 4, proofs: [] };
  expect(row.rank_score).toBe(rankScore(quality, NOW));
  const later = NOW + 200 * 24 * 60 * 60_000;
  expect(searchDocument(MENTOR, later, RATES).rank_score).toBe(rankScore(quality, later));
  const next_available_at = '2026-11-02T09:00:00Z';
  const soon = searchDocument({ ...MENTOR, profile: { ...MENTOR.profile, next_available_at } }, NOW, RATES);
  expect(soon.rank_score).toBeGreaterThan(row.rank_score);
});
