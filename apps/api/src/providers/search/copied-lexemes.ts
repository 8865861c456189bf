import type { CopiedWords } from './copied-words.ts';

/** Behind a lexeme: its end, and how many places it has. */
const BYTES_BEHIND = 3;

/**
 * Reads what stands in a tsvector without places, by the letter before it: a count, then each lexeme as text, zero, and a
 * number of places that is zero. Lexemes that begin with none of these letters are left out.
 */
export function copiedLexemes<Letter extends string>(
  letters: readonly Letter[],
  words: CopiedWords,
): (bytes: Buffer, start: number) => Record<Letter, string[]> {
  const letterOf: (Letter | undefined)[] = Array.from({ length: 256 });
  for (const letter of letters) {
    letterOf[letter.charCodeAt(0)] = letter;
  }
  return (bytes, start) => {
    const lexemes = {} as Record<Letter, string[]>;
    for (const letter of letters) {
      lexemes[letter] = [];
    }
    let at = start + 4;
    // They are in order, so that those of a letter follow each other.
    let code = 0;
    let list: string[] | undefined;
    for (let left = bytes.readInt32BE(start); left > 0; left -= 1) {
      const first = bytes[at] ?? 0;
      if (first !== code) {
        code = first;
        const letter = letterOf[code];
        list = letter === undefined ? undefined : lexemes[letter];
      }
      const word = words.read(bytes, at + 1);
      list?.push(word);
      at = words.end + BYTES_BEHIND;
    }
    return lexemes;
  };
}
