import { expect, test } from 'vitest';
import { isolated } from './write-values.ts';

test('[T-96] a name with an override turns no word of an email, in a sentence of either direction', () => {
  for (const direction of ['ltr', 'rtl'] as const) {
    expect(isolated('Eve\u202Elive', direction)).toBe('\u2068Evelive\u2069');
  }
  expect(isolated('Linh Trần', 'ltr')).toBe('Linh Trần');
});
