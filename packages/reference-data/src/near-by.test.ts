import { expect, test } from 'vitest';
import { loadUniversities } from './load-universities.ts';
import { cityOf, nearSubjects, nearUniversity } from './near-by.ts';
import { SUBJECTS, type Subject } from './subjects/subjects.ts';

const universities = loadUniversities();
const at = (domain: string) => universities.find(({ domains }) => domains.includes(domain))!;

test('[U-11] near a university are its city and what it is known for', () => {
  expect(nearUniversity(at('mit.edu'))).toEqual(['Boston', 'engineering']);
  expect(nearUniversity(at('harvard.edu'))).toEqual(['Boston']);
  expect(nearUniversity(at('lse.ac.uk'))).toEqual(['London', 'business administration']);
  const inCities = Map.groupBy(universities, cityOf);
  inCities.delete(undefined);
  expect([...inCities].filter(([, there]) => there.length < 2).map(([city]) => city)).toEqual([]);
  expect(inCities.size).toBeGreaterThan(40);
});

test('[U-11] every subject has others near it, and each of them is one', () => {
  const subjects = Object.keys(SUBJECTS) as Subject[];
  expect(subjects.filter((subject) => nearSubjects(subject).length < 3)).toEqual([]);
  expect(subjects.flatMap(nearSubjects).filter((near) => !subjects.includes(near))).toEqual([]);
  expect(nearSubjects('nursing')).toEqual(expect.arrayContaining(['midwifery', 'medicine', 'public health']));
});
