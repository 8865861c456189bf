import { isCountryCode } from '@abroad/reference-data/countries';
import { degreeById } from '@abroad/reference-data/degrees';
import { loadUniversities } from '@abroad/reference-data/load-universities';
import { topicBySlug } from '@abroad/reference-data/topics';
import { expect, test } from 'vitest';
import { createMentor } from './create-mentor.ts';
import { createSlugs } from './slugs.ts';
import { createSchools } from './studies/schools.ts';
import { writtenBy } from './written/index.ts';

const COUNT = 3000;
const universities = loadUniversities();
const byId = new Map(universities.map((one) => [one.id, one]));
const schools = createSchools(universities);
const people = (seed: number, count = COUNT) => {
  const slugs = createSlugs();
  return Array.from({ length: count }, (_, index) => createMentor(seed, index, schools, slugs));
};
const mentors = people(1);
const distinct = <T>(values: readonly T[]) => new Set(values).size;

test('the same seed creates the same people, another seed other people', () => {
  expect(people(1, 200)).toEqual(mentors.slice(0, 200));
  const names = (list: typeof mentors) => list.map((one) => `${one.name.first} ${one.name.last}`);
  expect(names(people(2, 200))).not.toEqual(names(mentors.slice(0, 200)));
});

test('people come from at least 60 countries, and go to at least 30', () => {
  expect(distinct(mentors.map((one) => one.origin_country_code))).toBeGreaterThanOrEqual(60);
  expect(distinct(mentors.map((one) => one.destination_country_code))).toBe(30);
  expect(mentors.filter((one) => one.origin_country_code === one.destination_country_code)).toEqual([]);
  expect(distinct(mentors.map((one) => one.field.name))).toBeGreaterThanOrEqual(60);
});

test('slugs are well formed and unique', () => {
  expect(mentors.filter((one) => !/^[A-Za-z0-9_-]{3,50}$/.test(one.slug))).toEqual([]);
  expect(distinct(mentors.map((one) => one.slug))).toBe(COUNT);
});

test('if two names look alike as slugs, the second gets a number, skipping numbers that look like letters', () => {
  const slugs = createSlugs(['anna-lo']);
  const take = (first: string, last: string) => slugs.take({ first, last });
  expect([take('Marni', 'Ito'), take('Mami', 'Ito'), take('Marni', 'Ito'), take('Anna', 'Lo')]).toEqual([
    'marni-ito',
    'mami-ito-2',
    'marni-ito-3',
    'anna-lo-2',
  ]);
});

test('texts stay within the limits', () => {
  for (const one of mentors) {
    expect(one.why_study_abroad.length, one.why_study_abroad).toBeLessThanOrEqual(200);
    expect(one.topics_can_discuss.length, one.topics_can_discuss).toBeLessThanOrEqual(200);
    expect(one.headline.length, one.headline).toBeLessThanOrEqual(120);
    for (const text of [
      one.headline,
      one.about,
      one.why_study_abroad,
      one.topics_can_discuss,
      one.career_aspirations,
    ]) {
      expect(text).not.toMatch(/undefined|null|\s{3,}|^\p{Ll}/u);
      expect(text.length).toBeGreaterThan(12);
    }
    expect(Math.max(one.name.first.length, one.name.last.length)).toBeLessThanOrEqual(50);
  }
});

test('neighbours never have the same texts', () => {
  for (const [index, one] of mentors.entries()) {
    const next = mentors[index + 1];
    if (next === undefined) continue;
    for (const text of ['headline', 'about', 'why_study_abroad', 'topics_can_discuss', 'career_aspirations'] as const) {
      expect(one[text]).not.toBe(next[text]);
    }
  }
  expect(distinct(mentors.map((one) => one.about))).toBe(COUNT);
});

test('studies are at universities of the reference list in the right country, with sensible dates', () => {
  const study = mentors.flatMap((one) => one.educations);
  for (const one of study) {
    expect(byId.get(one.school.id)).toMatchObject({ name: one.school.name, country_code: one.school.country_code });
    expect(degreeById(one.degree.id)?.code).toBe(one.degree.code);
    expect(one.end_date > one.start_date).toBe(true);
  }
  for (const { educations, destination_country_code } of mentors) {
    expect(educations[0]).toMatchObject({
      is_study_abroad: true,
      school: { country_code: destination_country_code },
    });
  }
});

test('work ends after its start, and only current work has no end', () => {
  for (const one of mentors.flatMap((mentor) => mentor.experiences)) {
    expect(one.is_current).toBe(one.end_date === null);
    expect((one.end_date ?? '9999') > one.start_date, JSON.stringify(one)).toBe(true);
  }
});

test('topics and services exist in the product', () => {
  for (const one of mentors) {
    expect(one.topics.length).toBeGreaterThanOrEqual(2);
    expect(one.topics.length).toBeLessThanOrEqual(6);
    expect(one.topics.filter((slug) => topicBySlug(slug) === undefined)).toEqual([]);
    expect(one.services.length).toBeGreaterThanOrEqual(1);
    expect(one.services.length).toBeLessThanOrEqual(3);
    expect(distinct(one.services.map((service) => service.slug))).toBe(one.services.length);
    expect(isCountryCode(one.current_country_code)).toBe(true);
  }
  const withFree = mentors.filter((one) => one.services.some((service) => service.price_minor === 0)).length;
  expect(withFree / COUNT).toBeGreaterThan(0.55);
  expect(withFree / COUNT).toBeLessThan(0.65);
});

test('most people have a face, nearly each one another, and the others their initials', () => {
  const faces = mentors.map((one) => one.portrait).filter((one) => one !== null);
  expect(faces.length / COUNT).toBeGreaterThan(0.8);
  expect(faces.length / COUNT).toBeLessThan(0.9);
  expect(distinct(faces)).toBeGreaterThan(0.99 * faces.length);
});

test('those whom visitors of the demonstration meet first have texts of their own', () => {
  const written = people(1, 300).filter((one) => writtenBy(1, one.slug) !== undefined);
  expect(written.length).toBe(28);
  const sentences = written.flatMap((one) => `${one.headline}. ${one.about}`.split(/(?<=[.?!])\s+/));
  expect(distinct(sentences)).toBe(sentences.length);
  const openings = written.map((one) => one.about.split(' ').slice(0, 3).join(' '));
  expect(distinct(openings)).toBe(openings.length);
  for (const { slug, about, services } of written) {
    const words = about.split(/\s+/).length;
    expect(words, slug).toBeGreaterThanOrEqual(60);
    expect(words, slug).toBeLessThanOrEqual(140);
    const descriptions = services.map(({ description }) => description);
    expect(descriptions, slug).toEqual(writtenBy(1, slug)?.services);
    expect(writtenBy(2, slug), slug).toBeUndefined();
  }
});
