import type { Language } from '@abroad/contract';
import { sampleOf } from '../../testing/mail-samples.ts';
import { searchNewsNotification, type NewMentor, type SearchNews } from './search-news.ts';

const mentor = (first_name: string): NewMentor => ({
  slug: first_name.toLowerCase(),
  first_name,
  last_name: 'Trần',
  about: 'ΑΒΓ',
  origin_country_code: 'VN',
  destination_country_code: 'NL',
});

export const searchNews = (language: Language, searches: number, count: number): SearchNews => ({
  reader: { user_id: 'id', first_name: 'Amara', last_name: 'Okafor', email: 'a@people.test', language },
  unsubscribe_token: 'secret',
  searches: Array.from({ length: searches }, (_, at) => ({
    id: `search-${at}`,
    name: `ΔΕΖ ${at}`,
    path: `/search?keyword=${at}&sort_by=newest`,
    mentors: [mentor('Linh'), mentor('Mateus')].slice(0, count),
    count,
  })),
});

export const samples = [
  sampleOf(searchNewsNotification, (language) => [searchNews(language, 1, 1), searchNews(language, 3, 7)]),
];
