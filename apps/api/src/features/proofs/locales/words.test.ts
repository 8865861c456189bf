import { LANGUAGE_TAGS } from '@abroad/contract';
import { expect, test } from 'vitest';
import { proofWordsIn } from './index.ts';

test.each(LANGUAGE_TAGS)('each reason to refuse a document has words of its own in %s', (language) => {
  const words = Object.values(proofWordsIn(language).refusals);
  expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
});
