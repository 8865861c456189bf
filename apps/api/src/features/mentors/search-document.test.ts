import { expect, test } from 'vitest';
import { searchDocument, type SearchableMentor } from './search-document.ts';

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
const row = searchDocument(MENTOR);
const has = (word: string, weight: string) => row.words.includes(`'${word}':1${weight} `);

test('weighs names above schools, those above work, and texts last', () => {
  expect(has('duc', 'A') && has('vu', 'A') && has('ducanh', 'A')).toBe(true);
  expect(has('munchen', 'B') && has('muenchen', 'B') && has('tum', 'B') && has('informatics', 'B')).toBe(true);
  expect(has('isarwerk', 'C') && has('visa', 'C') && has('grid', 'C')).toBe(true);
  expect(has('noi', 'D')).toBe(true);
});

test('destinations are the countries of studies abroad, and years those of any start', () => {
  expect(row).toMatchObject({
    destination_country_codes: ['DE'],
    education_start_years: [2019],
    university_ids: ['tum'],
  });
});

test('the price is the lowest of an active service that costs something, and 0 where all are free', () => {
  expect(row).toMatchObject({ price_from: 28, price_from_minor: 2800, currency: 'EUR' });
  expect(searchDocument({ ...MENTOR, event_types: MENTOR.event_types.slice(0, 1) }).price_from).toBe(0);
  expect(searchDocument({ ...MENTOR, event_types: [] }).price_from).toBeNull();
});

const score = (rating: number | null, review_count: number) =>
  searchDocument({ ...MENTOR, profile: { ...MENTOR.profile, rating, review_count } }).rank_score;

test('many good reviews rank above one perfect one, and that above none', () => {
  expect(score(4.8, 60)).toBeGreaterThan(score(5, 1));
  expect(score(5, 1)).toBeGreaterThan(score(null, 0));
  expect(score(3, 20)).toBeLessThan(score(null, 0));
});
