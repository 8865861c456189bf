/** Letters that NFKD doesn't take apart, as people without them on the keyboard type them. */
const PLAIN_LETTERS: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ə: 'e',
};
const UNDECOMPOSED = /[øđðłßæœıþħŧə]/g;
const APOSTROPHES = /['’‘ʻʼ`´.]/g;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;

/** German and Nordic letters as two, the way they are typed on other keyboards. */
const TWO_LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/**
 * Text as it is compared: lower case, without marks (Unicode NFKD), apostrophes and full stops, other punctuation as one
 * space, `&` as "and". Scripts other than Latin are kept.
 */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(UNDECOMPOSED, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replaceAll(APOSTROPHES, '')
    .replaceAll(NOT_IN_WORDS, ' ')
    .trim()
    .normalize('NFC');
}

/** As `normalise`, with ä, ö, ü, ø and å as two letters: "Universitaet Muenchen". */
export function normaliseInTwoLetters(text: string): string {
  const composed = text.normalize('NFC').toLowerCase();
  return normalise(composed.replaceAll(/[äöüøå]/g, (letter) => TWO_LETTERS[letter] ?? letter));
}

/** The words of a text that `normalise` made. */
export function wordsOf(normalised: string): string[] {
  return normalised === '' ? [] : normalised.split(' ');
}
