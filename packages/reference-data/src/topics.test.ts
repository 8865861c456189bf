import { expect, test } from 'vitest';
import { searchTopics, topicBySlug, TOPIC_CATEGORIES, TOPICS } from './topics.ts';

test('[E-20] gives every topic a slug, a name and a category', () => {
  expect(TOPICS.length).toBeGreaterThanOrEqual(40);
  expect(topicBySlug('visa-and-permits')).toEqual({
    slug: 'visa-and-permits',
    name: 'Visa and permits',
    category: 'Paperwork',
  });
  expect(new Set(TOPICS.map(({ slug }) => slug)).size).toBe(TOPICS.length);
  expect(TOPICS.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  expect(new Set(TOPICS.map(({ category }) => category))).toEqual(new Set(TOPIC_CATEGORIES));
});

test('finds topics by the beginnings of their words', () => {
  expect(searchTopics('hous').map(({ slug }) => slug)).toEqual(['student-housing']);
  expect(searchTopics('RÉSUMÉ').map(({ slug }) => slug)).toEqual(['cv-and-resume']);
  expect(searchTopics('')).toHaveLength(TOPICS.length);
});
