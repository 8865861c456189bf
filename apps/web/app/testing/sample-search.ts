import type { HomeFacts } from '@abroad/contract/reviews';
import type { SavedSearch } from '@abroad/contract/saved-searches';
import { listFilters, recordOf } from '@abroad/contract/search-filters';
import type { ProfileSummary, SearchPage } from '@abroad/contract/search';
import { NOW, SAMPLE_ID } from './sample-answers.ts';

/** Degrees by their ids: those of science. */
export const MASTER = '0d4cb7b9-2f7b-5010-a7ab-e96d9bcc2065';
export const BACHELOR = 'e52e1027-bf67-5afc-a1c2-6dceb83f6103';

/** Linh as a search finds her: from Vietnam to the Netherlands, with a free session, and without a proof. */
export function sampleSummary(changes: Partial<ProfileSummary> = {}): ProfileSummary {
  return {
    profile_id: SAMPLE_ID,
    first_name: 'Linh',
    last_name: 'Trần',
    email: null,
    slug: 'linh-tran',
    profile_image_url: null,
    avatar_medium_url: null,
    avatar_thumbnail_url: null,
    country: 'NL',
    origin_country_code: 'VN',
    school: 'Delft University of Technology',
    degree_id: MASTER,
    field_of_study: 'Sustainable Energy Technology',
    education_start_date: '2021-09-01',
    education_end_date: '2023-08-31',
    job_title: 'Grid planner',
    organisation: 'Tidewater Grid',
    profile_status: 'active',
    headline: null,
    topics: ['scholarships'],
    languages: ['vi', 'en', 'nl'],
    rating: null,
    review_count: 0,
    answers_within_h: null,
    time_zone: 'Europe/Amsterdam',
    price_from: 0,
    currency: 'EUR',
    price_duration_min: 30,
    has_free_session: true,
    next_available_at: NOW,
    proofs: [],
    ...changes,
  };
}

const counts = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([value, count]) => ({ value, count }));

/** The counts of mentors by filter; of each filter some values. */
export const FACETS: NonNullable<SearchPage['facets']> = {
  origin_country_codes: counts({ VN: 14, CN: 9 }),
  destination_country_codes: counts({ NL: 12, DE: 8, CA: 3 }),
  university_ids: [],
  degree_ids: counts({ [MASTER]: 17, [BACHELOR]: 6 }),
  topics: counts({ scholarships: 11, 'motivation-letter': 7 }),
  languages: counts({ en: 23, nl: 5 }),
  offers: counts({ free_session: 4 }),
  prices: counts({ 'EUR-30': 23, 'EUR-20': 10, free: 4 }),
  proof: counts({ any: 5, graduation: 3, vouched: 1 }),
  education_start_years: counts({ 2017: 1, 2018: 2, 2019: 3, 2020: 5, 2021: 8, 2022: 4 }),
  available_times: counts({ week: 9, evenings: 4 }),
};

/** A page of a search that found 23 mentors, and shows Linh. */
export function sampleFound(changes: Partial<SearchPage> = {}): SearchPage {
  return {
    profiles: [sampleSummary()],
    total_count: 23,
    total_is_exact: true,
    page: 1,
    page_size: 20,
    total_pages: 2,
    corrected_keywords: null,
    facets: FACETS,
    university_names: {},
    wider: [],
    ...changes,
  };
}

/** A marketplace with three reviews, one of which has a text. */
export const sampleFacts = (changes: Partial<HomeFacts> = {}): HomeFacts => ({
  mentor_count: 12,
  free_mentor_count: 4,
  lowest_prices: [{ currency: 'EUR', amount: 15 }],
  rating: 4.67,
  review_count: 3,
  reviews: [
    {
      id: SAMPLE_ID,
      author_name: 'Amara',
      stars: 5,
      text: 'Linh told me which of three scholarships fits.',
      lang: 'en',
      mentor: { slug: 'linh-tran', first_name: 'Linh', last_name: 'Trần' },
      origin_country_code: 'VN',
      destination_country_code: 'NL',
    },
  ],
  ...changes,
});

/** A saved search without new mentors. */
export function sampleSaved(changes: Partial<SavedSearch> = {}): SavedSearch {
  return {
    id: SAMPLE_ID,
    name: 'Mentors from Vietnam in the Netherlands',
    filters: {
      ...recordOf(listFilters, () => []),
      origin_country_codes: ['VN'],
      destination_country_codes: ['NL'],
      available_times: [],
      education_start_year_from: null,
      education_start_year_to: null,
      studies: null,
      sort_by: null,
      sort_order: null,
    },
    universities: [],
    mail: true,
    mail_frequency: 'daily',
    new_count: 0,
    last_seen_at: NOW,
    created_at: NOW,
    updated_at: NOW,
    ...changes,
  };
}
