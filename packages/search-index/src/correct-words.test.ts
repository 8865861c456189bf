import { expect, test } from 'vitest';
import { correctWords, type Dictionary } from './correct-words.ts';

const known: Readonly<Record<string, number>> = { physics: 12, physic: 3, gone: 0, deft: 2, delft: 40 };
const dictionary: Dictionary = {
  hasBeginning: (word) => Object.keys(known).some((own) => own.startsWith(word)),
  near: () => Object.entries(known).map(([word, documents]) => ({ word, documents })),
};

test('[C-15] of several near words the one that most mentors have is looked for', () => {
  expect(correctWords(['physicz'], dictionary)).toEqual([['physicz', 'physics']]);
  expect(correctWords(['delf', 'dekft'], dictionary)).toEqual([['dekft', 'delft']]);
});

test('[C-15] a word is corrected to none that no mentor has, and short ones never', () => {
  expect(correctWords(['gane'], dictionary)).toBeNull();
  expect(correctWords(['dlf'], dictionary)).toBeNull();
  expect(correctWords(['physicz', 'quantum'], dictionary)).toBeNull();
});

test('[U-11] words of the reader’s own language are never corrected', () => {
  const others: Dictionary = {
    hasBeginning: () => false,
    near: () =>
      ['beng', 'schalarship', 'nursling', 'becks', 'منهة', 'छात्रवृति', 'polanb', 'delft'].map((word) => ({
        word,
        documents: 9,
      })),
  };
  for (const own of ['bong', 'scholarship', 'nursing', 'becas', 'منحه', 'छात्रवृत्ति', 'poland']) {
    expect(correctWords([own], others), own).toBeNull();
  }
  expect(correctWords(['dekft'], others)).toEqual([['dekft', 'delft']]);
});
