import { expect, test } from 'vitest';
import { AREAS } from '../../apps/api/src/config/descriptions.ts';
import { Environment } from '../../apps/api/src/config/environment.ts';
import { withSettings } from './configuration.ts';

test('each setting is described once', () => {
  const described = AREAS.flatMap(({ settings }) => Object.keys(settings));
  expect(described.toSorted()).toEqual(Object.keys(Environment.shape).toSorted());
});

test('a setting whose default is described has none in the schema', () => {
  const defaults: Readonly<Record<string, unknown>> = Environment.parse({});
  const twice = AREAS.flatMap(({ settings }) =>
    Object.entries(settings)
      .filter(([name, given]) => (typeof given === 'string') !== (defaults[name] !== undefined))
      .map(([name]) => name),
  );
  expect(twice).toEqual([]);
});

test('the page of the settings is up to date (npm run docs)', () => {
  const { present, expected } = withSettings();
  expect(present).toBe(expected);
});
