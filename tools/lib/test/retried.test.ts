import { expect, test } from 'vitest';
import { mayRunAgain } from './retried.ts';

const listed = [{ file: 'e2e/look.spec.ts', title: 'opens at once', reason: 'It measures time.' }];
const failure = (file: string, title: string) => ({ file, title, message: '' });
const known = failure('/house/e2e/look.spec.ts', 'at one size a page opens at once');

test('given failures, tests run again only when each that failed is listed', () => {
  expect(mayRunAgain([known, known], '/house', listed)).toBe(true);
  expect(mayRunAgain([known, failure('/house/e2e/look.spec.ts', 'closes')], '/house', listed)).toBe(false);
  expect(mayRunAgain([failure('/house/e2e/avatar.spec.ts', 'opens at once')], '/house', listed)).toBe(false);
  expect(mayRunAgain([], '/house', listed)).toBe(false);
});
