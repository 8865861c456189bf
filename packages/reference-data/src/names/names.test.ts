import { describe, expect, test } from 'vitest';
import { DEGREE_LEVELS, DEGREES } from '../degrees.ts';
import { TOPIC_CATEGORIES, TOPICS } from '../topics.ts';
import { ar } from './ar.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';

describe.each(Object.entries({ ar, es, fr, hi, vi, zh }))('in %s', (_tag, names) => {
  test.each([
    ['topics', TOPICS.map(({ slug }) => slug), names.topics],
    ['degrees', DEGREES.map(({ code }) => code), names.degrees],
    ['levels', [...DEGREE_LEVELS], names.levels],
    ['categories', [...TOPIC_CATEGORIES], names.categories],
  ])('all %s have a name, no two the same, and none is left over', (_what, keys, named) => {
    expect(new Set(Object.keys(named))).toEqual(new Set<string>(keys));
    const said = Object.values(named);
    expect(said.filter((name) => name.trim() !== name || name === '')).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
});
