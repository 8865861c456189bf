import { degreeByCode } from '@abroad/reference-data/degrees';
import { topicBySlug, TOPICS } from '@abroad/reference-data/topics';
import { beforeAll, expect, test } from 'vitest';
import { loadMessages } from '../locales/index.ts';
import { degreeByIdIn, studiesOf, topicBySlugIn } from './names-by-id.ts';
import { degreeName, nameTopics, topicName } from './reference-names.ts';

beforeAll(() => Promise.all(['fr', 'vi'].map(loadMessages)));

const degree = (code: string) => degreeByCode(code)!;

test('a topic is named in the language of the page, and as it comes where that has no name for it', () => {
  expect(topicBySlugIn('scholarships', 'vi')).toBe('Học bổng');
  expect(topicBySlugIn('scholarships', 'en')).toBe('Scholarships');
  expect(topicBySlugIn('of-tomorrow', 'vi')).toBe('of-tomorrow');
  expect(topicName({ slug: 'of-tomorrow', name: 'New to us' }, 'fr')).toBe('New to us');
});

test('a degree keeps the letters by which it is known everywhere, and words become words of the language', () => {
  expect(degreeName(degree('master-science'), 'fr')).toBe('Master en sciences (MSc)');
  expect(degreeName(degree('master-science'), 'en')).toBe('Master of Science');
  expect(degreeName(degree('exchange-semester'), 'vi')).toBe('Học kỳ trao đổi');
  expect(degreeByIdIn('unknown', 'fr')).toBe('unknown');
  const of = (code: string) => ({ degree_id: degree(code).id, field_of_study: 'Informatics' });
  expect(studiesOf(of('master-science'), 'vi')).toBe('MSc Informatics');
  expect(studiesOf(of('exchange-semester'), 'fr')).toBe('Semestre d’échange Informatics');
  expect(studiesOf(of('exchange-semester'), 'en')).toBe('Exchange Informatics');
});

test('topics stay in their groups', () => {
  const named = nameTopics(TOPICS, 'fr');
  expect(named.map(({ slug }) => slug)).toEqual(TOPICS.map(({ slug }) => slug));
  expect(named[0]).toEqual({ slug: TOPICS[0]?.slug, name: 'Stratégie de candidature', category: 'Candidater' });
  expect(nameTopics([topicBySlug('visa-and-permits')!], 'en')).toEqual([topicBySlug('visa-and-permits')]);
});
