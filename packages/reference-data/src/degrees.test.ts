import { expect, test } from 'vitest';
import {
  DEGREE_LEVEL_LABELS,
  DEGREE_LEVELS,
  DEGREE_NAMESPACE,
  DEGREES,
  degreeByCode,
  degreeById,
  searchDegrees,
} from './degrees.ts';
import { uuidV5 } from './uuid-v5.ts';

test('[E-19] gives every degree an id, a code, a name, an abbreviation and a level', () => {
  expect(DEGREES.length).toBeGreaterThanOrEqual(30);
  expect(degreeByCode('master-science')).toEqual({
    id: '0d4cb7b9-2f7b-5010-a7ab-e96d9bcc2065',
    code: 'master-science',
    name: 'Master of Science',
    abbreviation: 'MSc',
    level: '7',
  });
  expect(new Set(DEGREES.map(({ level }) => level))).toEqual(new Set(DEGREE_LEVELS));
});

test('derives each id from the code, so that it never changes', () => {
  expect(DEGREES.map(({ id }) => id)).toEqual(DEGREES.map(({ code }) => uuidV5(DEGREE_NAMESPACE, code)));
  expect(new Set(DEGREES.map(({ abbreviation }) => abbreviation)).size).toBe(DEGREES.length);
});

test('groups them by level', () => {
  const order = DEGREES.map(({ level }) => DEGREE_LEVELS.indexOf(level));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(DEGREE_LEVEL_LABELS['6']).toBe('Bachelor’s');
});

test('finds them by id, by words of the name and by abbreviation', () => {
  const phd = degreeByCode('doctor-philosophy');
  expect(degreeById(phd?.id ?? '')).toBe(phd);
  expect(searchDegrees('phd')).toEqual([phd]);
  expect(searchDegrees('philos').map(({ abbreviation }) => abbreviation)).toEqual(['MPhil', 'PhD']);
  expect(searchDegrees('')).toHaveLength(DEGREES.length);
});
