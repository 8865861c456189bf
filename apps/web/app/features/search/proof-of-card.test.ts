import { expect, test } from 'vitest';
import { change, noFilters } from './filters.ts';
import { proofOfCard } from './proof-of-card.ts';

const delft = {
  kind: 'affiliation' as const,
  domain: 'tudelft.nl',
  university_name: 'TU Delft',
  checked_on: '2026-03-04',
  country_code: 'NL',
  university_id: 'delft',
  degree_id: 'msc',
  start_year: 2019,
  is_study_abroad: true,
  is_main: true,
};
const munich = {
  ...delft,
  kind: 'graduation' as const,
  domain: null,
  country_code: 'DE',
  university_id: 'tum',
  start_year: 2022,
  is_main: false,
};
const hanoi = { ...delft, kind: 'vouched' as const, domain: null, country_code: 'VN', is_study_abroad: false };
const proofs = [munich, hanoi, delft];
const shown = (changes: Parameters<typeof change>[1]) => proofOfCard({ proofs }, change(noFilters, changes));

test('[T-80] a card shows the strongest proof of the study that the search found', () => {
  expect(shown({})).toBe(munich);
  expect(shown({ destination_country_codes: ['NL'] })).toBe(delft);
  expect(shown({ university_ids: ['tum', 'delft'] })).toBe(munich);
  expect(shown({ education_start_year_to: 2020 })).toBe(delft);
  expect(shown({ degree_ids: ['bsc'] })).toBeNull();
  expect(shown({ destination_country_codes: ['DE'], education_start_year_to: 2020 })).toBeNull();
});

test('[T-80] a proof of a study at home is shown where studies at home count, the kind that was asked for first', () => {
  expect(shown({ destination_country_codes: ['VN'] })).toBeNull();
  expect(shown({ proof: ['vouched'] })).toBe(munich);
  expect(shown({ proof: ['vouched'], studies: 'all' })).toBe(hanoi);
  expect(proofOfCard({ proofs: [] }, noFilters)).toBeNull();
});
