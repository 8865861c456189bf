import fc from 'fast-check';

/** Few letters, so that different words are often near one another. */
export const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });

/** All words one typing error or none away, made with the letters of an alphabet: the definition, however slow. */
export function wordsWithinOneEdit(text: string, alphabet: string): Set<string> {
  const found = new Set([text]);
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)];
    found.add(before + after.slice(1));
    found.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (const letter of alphabet) {
      found.add(before + letter + after);
      if (after !== '') {
        found.add(before + letter + after.slice(1));
      }
    }
  }
  return found;
}

/** A text of `texts`, and the same with one typing error after its first letter. */
export function withTypingError(texts: fc.Arbitrary<string>): fc.Arbitrary<{ text: string; typed: string }> {
  const kind = fc.constantFrom('missing', 'added', 'wrong', 'swapped');
  return fc
    .tuple(texts, kind, fc.nat(), fc.constantFrom(...'aeinorst'.split('')))
    .map(([text, error, place, letter]) => {
      const at = 1 + (place % Math.max(1, text.length - 1));
      const [before, after] = [text.slice(0, at), text.slice(at)];
      const typed = {
        missing: before + after.slice(1),
        added: before + letter + after,
        wrong: before + (after === '' ? '' : letter) + after.slice(1),
        swapped: before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
      }[error];
      return { text, typed };
    });
}
