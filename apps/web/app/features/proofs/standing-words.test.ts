import { expect, test } from 'vitest';
import { createTranslate } from '../../lib/i18n.tsx';
import { standingWords } from './standing-words.ts';

const t = createTranslate('en');

test('[T-103] a refused or withdrawn proof asks for another document only while one can be sent', () => {
  const refused = { state: 'refused', refusal: 'unreadable', can_renew: false } as const;
  expect(standingWords(refused, 1, t)).toMatch(/\. Send another document\.$/);
  expect(standingWords(refused, 0, t)).not.toMatch(/send/i);
  const revoked = { state: 'revoked', refusal: null, can_renew: false } as const;
  expect(standingWords(revoked, 1, t)).toBe('We had to withdraw this proof. Send us a document instead.');
  expect(standingWords(revoked, 0, t)).toBe('We had to withdraw this proof.');
});

test('[T-349] a proof that is old says that it may be made again, and that students see it meanwhile', () => {
  const old = { state: 'proven', refusal: null, can_renew: true } as const;
  expect(standingWords(old, 1, t)).toBe(
    'Students see this on your profile. It was checked more than two years ago. You can prove it again for a new date.',
  );
  expect(standingWords({ ...old, can_renew: false }, 1, t)).toBe('Students see this on your profile.');
});
