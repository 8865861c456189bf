import { expect, test } from 'vitest';
import { TOPIC_SYNONYMS } from './topic-synonyms.ts';
import { COUNTRIES } from './countries.ts';
import { textsOfCountry } from './found-by.ts';
import { normalise, wordsOf } from './normalise.ts';
import { topicBySlug } from './topics.ts';

test('[U-11] every synonym leads to a topic that there is', () => {
  expect(Object.keys(TOPIC_SYNONYMS).filter((slug) => topicBySlug(slug) === undefined)).toEqual([]);
});

test('[U-11] what applicants type is known', () => {
  const known = new Set(Object.values(TOPIC_SYNONYMS).flat());
  for (const typed of [
    'DAAD',
    'blocked account',
    'CAS',
    'I-20',
    'SOP',
    'LOR',
    'IELTS',
    'TOEFL',
    'GRE',
    'Chevening',
    'Fulbright',
  ]) {
    expect(known, typed).toContain(typed);
  }
});

test('[U-11] no word of a synonym is the name of a country', () => {
  const countries = new Set(COUNTRIES.flatMap(({ code }) => textsOfCountry(code)).map(normalise));
  const words = Object.values(TOPIC_SYNONYMS)
    .flat()
    .flatMap((text) => wordsOf(normalise(text)));
  expect(words.filter((word) => countries.has(word))).toEqual([]);
});
