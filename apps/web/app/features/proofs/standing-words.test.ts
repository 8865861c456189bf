import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { standingWords } from './standing-words.ts';

const t = createTranslate('en');

test('[T-103] a refused or withdrawn proof asks for another document only while one can be sent', () => {
  const refused = { state: 'refused', refusal: 'unreadable' } as const;
  expect(standingWords(refused, 1, t)).toMatch(/\. Send another document\.$/);
  expect(standingWords(refused, 0, t)).not.toMatch(/send/i);
  const revoked = { state: 'revoked', refusal: null } as const;
  expect(standingWords(revoked, 1, t)).toBe('We had to withdraw this proof. Send us a document instead.');
  expect(standingWords(revoked, 0, t)).toBe('We had to withdraw this proof.');
});
