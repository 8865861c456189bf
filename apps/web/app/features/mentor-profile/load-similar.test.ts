import type { Client } from '@abroad/contract/client';
import type { ProfileSummary } from '@abroad/contract/search';
import { expect, test } from 'vitest';
import { sampleEducation } from '../../testing/fake-profile.ts';
import { sampleMentor } from '../../testing/sample-mentor.ts';
import { sampleFound, sampleSummary } from '../../testing/sample-search.ts';
import { loadSimilar } from './load-similar.server.ts';

const study = sampleEducation({ school: 'Delft University of Technology', country_code: 'NL', is_study_abroad: true });
const mentor = sampleMentor({ topics: ['scholarships'], educations: [study], main_education_id: study.id });
const other = (slug: string, changes: Partial<ProfileSummary> = {}) =>
  sampleSummary({ profile_id: slug, slug, school: 'Sorbonne', topics: [], ...changes });

const reader = { locale: 'en', zone: 'Asia/Ho_Chi_Minh' } as const;

/** Answers the search for the route, and that for the topics. */
function searches(ofRoute: ProfileSummary[], ofTopics: ProfileSummary[] = []) {
  const asked: unknown[] = [];
  const searchProfiles = (async ({ query }: { query: Record<string, unknown> }) => {
    asked.push(query);
    return sampleFound({ profiles: 'topics' in query ? ofTopics : ofRoute });
  }) as unknown as Client['searchProfiles'];
  return { asked, load: () => loadSimilar({ searchProfiles }, mentor, reader, new AbortController().signal) };
}

test('similar mentors are others of the same route, those with the most in common first, each with a true reason', async () => {
  const self = sampleSummary({ profile_id: mentor.id });
  const classmate = other('classmate', { school: study.school, topics: ['scholarships'] });
  const { load, asked } = searches([
    self,
    other('stranger'),
    other('adviser', { topics: ['scholarships'] }),
    classmate,
  ]);
  expect((await load()).map(({ slug, reason }) => [slug, reason])).toEqual([
    ['adviser', { kind: 'topic', name: 'Scholarships' }],
    ['classmate', { kind: 'school', name: 'Delft University of Technology' }],
    ['stranger', { kind: 'route' }],
  ]);
  expect(asked).toEqual([
    { destination_country_codes: ['NL'], origin_country_codes: ['VN'], page_size: 12, time_zone: reader.zone },
  ]);
});

test('where a route has fewer, mentors of the same country and topics follow, each once', async () => {
  const neighbour = other('neighbour', { origin_country_code: 'IN', topics: ['scholarships'] });
  const { load } = searches([other('stranger')], [other('stranger'), neighbour]);
  expect((await load()).map(({ slug }) => slug)).toEqual(['stranger', 'neighbour']);
});

test('a similar mentor’s next time is at the reader’s waking hours, or else at night', async () => {
  const [next_available_at, next_waking_at] = ['2026-11-21T19:00:00Z', '2026-11-22T03:00:00Z'];
  const { load } = searches([
    other('awake', { next_available_at, next_waking_at }),
    other('night', { next_available_at }),
  ]);
  expect((await load()).map(({ next }) => next)).toEqual([next_waking_at, next_available_at]);
});

test('a search that fails, and a mentor without a study abroad, have none', async () => {
  const searchProfiles = (() => Promise.reject(new Error('busy'))) as unknown as Client['searchProfiles'];
  const { signal } = new AbortController();
  expect(await loadSimilar({ searchProfiles }, mentor, reader, signal)).toEqual([]);
  expect(await loadSimilar({ searchProfiles }, sampleMentor(), reader, signal)).toEqual([]);
});
