import { loadUniversities } from '@abroad/reference-data/load-universities';
import { expect, test } from 'vitest';
import { readBaseList } from './base-list.ts';

test('every university that the list began with is in it under its id, with its domains', () => {
  const byId = new Map(loadUniversities().map((university) => [university.id, university]));
  const lost = readBaseList().filter(({ id, domains }) => {
    const present = byId.get(id)?.domains ?? [];
    return domains.some((domain) => !present.includes(domain));
  });
  expect(lost.map(({ name }) => name)).toEqual([]);
});
